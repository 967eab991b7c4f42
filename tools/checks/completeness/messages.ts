import ts from 'typescript';

/** A message with which rules refuse something, as its source writes it. */
export interface Message {
  readonly line: number;
  /** With `…` for what is filled in. */
  readonly text: string;
  /** Matches every text that it can become. */
  readonly pattern: RegExp;
}

/** Finds all messages of a source: what is handed to `new RuleViolation`, every branch of it. */
export function messagesIn(file: string, source: string): readonly Message[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText(tree) === 'RuleViolation') {
      const [message] = node.arguments ?? [];
      if (message) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
        found.push(...partsOf(message).map((parts) => messageOf(parts, line)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The fixed parts of each text that an expression can be, what is filled in between them. */
function partsOf(expression: ts.Expression): readonly (readonly string[])[] {
  if (ts.isConditionalExpression(expression)) {
    return [...partsOf(expression.whenTrue), ...partsOf(expression.whenFalse)];
  }
  if (ts.isStringLiteralLike(expression)) return [[expression.text]];
  if (ts.isTemplateExpression(expression)) {
    return [[expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)]];
  }
  return [['', '']];
}

function messageOf(parts: readonly string[], line: number): Message {
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { line, text: parts.join('…'), pattern: new RegExp(`refused with "${escaped.join('.*')}"`) };
}
