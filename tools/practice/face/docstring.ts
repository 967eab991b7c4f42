import ts from 'typescript';

/** What a docstring says, part by part; line ends within a part are blanks. */
export interface Docstring {
  /** As it is written, from `/**` on; empty where there is none. */
  readonly text: string;
  readonly summary: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly returns: string;
  readonly throws: string;
  readonly see: string;
}

/** Reads the docstring of a declaration. */
export function docstringOf(declaration: ts.Node): Docstring {
  const doc = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  const tags: readonly ts.JSDocTag[] = doc?.tags ?? [];
  const textOf = (name: string) =>
    inOneLine(tags.filter(({ tagName }) => tagName.text === name).map(({ comment }) => plain(comment)));
  return {
    text: withoutIndent(doc?.getText() ?? ''),
    summary: plain(doc?.comment)
      .replace(/\s*\n\s*\n\s*/g, '\n\n')
      .replace(/(?<!\n)\n(?!\n)\s*/g, ' '),
    parameters: Object.fromEntries(
      tags
        .filter(ts.isJSDocParameterTag)
        .map(({ name, comment }) => [name.getText(), inOneLine([plain(comment)])]),
    ),
    returns: textOf('returns'),
    throws: textOf('throws'),
    // TypeScript takes the first word for a link to code.
    see: inOneLine(
      tags.filter(ts.isJSDocSeeTag).map((tag) => tag.getText().replace(/^@see\s+|^\s*\*/gm, '')),
    ),
  };
}

function plain(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\{@link (\w+)\}/g, '`$1`').trim();
}

function inOneLine(texts: readonly string[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function withoutIndent(text: string): string {
  return text.replace(/\n\s+\*/g, '\n *');
}
