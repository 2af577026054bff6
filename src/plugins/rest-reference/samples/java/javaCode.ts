import { indent } from '../literal';

/** Longest call that is written in one line; what it is indented by comes on top. */
const lineLength = 72;

/** A piece of Java that grows statement by statement and knows which classes it imports. */
export class JavaCode {
  private readonly imports = new Set<string>();
  private readonly statements: string[] = [];

  constructor(private readonly root: string) {}

  /** Imports a class of the product, given below its root package, and returns its simple name. */
  productClass(name: string): string {
    return this.otherClass(`${this.root}.${name}`);
  }

  /** Imports any class, and returns its simple name. */
  otherClass(name: string): string {
    this.imports.add(name);
    return name.slice(name.lastIndexOf('.') + 1);
  }

  add(statement: string): void {
    this.statements.push(statement);
  }

  /** Declares a variable that holds a map of strings, and returns its name; a map of none or one entry needs no variable. */
  map(name: string, entries: Record<string, string> | undefined): string {
    const pairs = Object.entries(entries ?? {});
    const [only] = pairs;
    if (only === undefined) {
      return `${this.otherClass('java.util.Collections')}.emptyMap()`;
    }
    if (pairs.length === 1) {
      return call(`${this.otherClass('java.util.Collections')}.singletonMap`, only.map(string));
    }
    const type = `${this.otherClass('java.util.Map')}<String, String>`;
    this.add(`${type} ${name} = new ${this.otherClass('java.util.HashMap')}<>();`);
    for (const pair of pairs) {
      this.add(`${call(`${name}.put`, pair.map(string))};`);
    }
    return name;
  }

  /** Writes a list of strings. */
  list(values: readonly string[]): string {
    return call(`${this.otherClass('java.util.Arrays')}.asList`, values.map(string));
  }

  /** Returns the imports, and the statements inside a block that closes its resource. */
  withResource(resource: string): string {
    const imports = [...this.imports].sort().map((name) => `import ${name};`);
    const body = indent(this.statements.join('\n'), '  ');
    return `${imports.join('\n')}\n\ntry (${resource}) {\n${body}\n}`;
  }
}

/** Writes a string. */
export const string = (text: string): string => JSON.stringify(text);

/** Writes a call; what doesn't fit into a line gets a line for each argument. */
export function call(head: string, args: readonly string[]): string {
  const flat = `${head}(${args.join(', ')})`;
  if (flat.length <= lineLength && !flat.includes('\n')) {
    return flat;
  }
  return `${head}(\n${args.map((arg) => indent(arg, '    ')).join(',\n')})`;
}

/** Writes an array; several elements get a line each. */
export function array(type: string, items: readonly string[]): string {
  if (items.length === 0) {
    return `new ${type}[0]`;
  }
  const flat = `new ${type}[] {${items.join(', ')}}`;
  if (flat.length <= lineLength && !flat.includes('\n')) {
    return flat;
  }
  return `new ${type}[] {\n${items.map((item) => indent(item, '    ')).join(',\n')}\n}`;
}
