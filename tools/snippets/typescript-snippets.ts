/** What Cucumber tells about a step that nobody defined. */
export interface UndefinedStep {
  /** `Given`, `When` or `Then`. */
  readonly functionName: string;
  /** Expressions that match the step, the most telling first. */
  readonly generatedExpressions: readonly GeneratedExpression[];
  /** `dataTable` or `docString` where the step carries one. */
  readonly stepParameterNames: readonly string[];
}

interface GeneratedExpression {
  readonly source: string;
  readonly parameterTypes: readonly { readonly name: string | undefined }[];
}

interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** The parameter types of Cucumber; any other is read as a type of the kata that is named like it. */
const builtIn: Readonly<Record<string, Parameter>> = {
  int: { name: 'count', type: 'number' },
  float: { name: 'amount', type: 'number' },
  double: { name: 'amount', type: 'number' },
  byte: { name: 'count', type: 'number' },
  short: { name: 'count', type: 'number' },
  long: { name: 'count', type: 'number' },
  biginteger: { name: 'count', type: 'bigint' },
  bigdecimal: { name: 'amount', type: 'string' },
  string: { name: 'text', type: 'string' },
  word: { name: 'word', type: 'string' },
  '': { name: 'text', type: 'string' },
  docString: { name: 'text', type: 'string' },
  dataTable: { name: 'table', type: 'DataTable' },
};

const hints: Readonly<Record<string, string>> = {
  Given: 'Keep on `this` what is given.',
  When: "await this.attempt(() => this.kata('…').…);",
  Then: 'expect(this.result()).to.…;',
};

/** Suggests a step definition in the style of this project, for the console and for reports. */
export class TypeScriptSnippets {
  /** Writes the step definition with the first of the expressions that match. */
  build({ functionName, generatedExpressions: [first], stepParameterNames }: UndefinedStep): string {
    const types = first?.parameterTypes.map(({ name }) => name ?? '') ?? [];
    const parameters = distinct([...types, ...stepParameterNames].map(parameterOf));
    const signature = ['this: KataWorld', ...parameters.map(({ name, type }) => `${name}: ${type}`)].join(
      ', ',
    );
    return [
      `${functionName}('${quoted(first?.source ?? '')}', async function (${signature}) {`,
      `  // ${hints[functionName] ?? ''}`,
      `  return 'pending';`,
      `});`,
    ].join('\n');
  }
}

function parameterOf(type: string): Parameter {
  return builtIn[type] ?? { name: type, type: type.charAt(0).toUpperCase() + type.slice(1) };
}

/** Numbers the second and later parameters of one name: roll, roll2, roll3. */
function distinct(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.map(({ name, type }, index) => {
    const earlier = parameters.slice(0, index).filter((each) => each.name === name).length;
    return { name: earlier === 0 ? name : `${name}${earlier + 1}`, type };
  });
}

function quoted(source: string): string {
  return source.replace(/\\/g, '\\\\').replace(/'/g, "\\'");
}
