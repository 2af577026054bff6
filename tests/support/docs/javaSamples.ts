import type { Facts } from './facts';
import type { DocPage } from './pages';

const importLine = /^\s*import (?:static )?([\w.]+);$/gm;

/** Types that Java knows without an import, as far as samples use them. */
const builtIn = new Set([
  ...['AutoCloseable', 'Boolean', 'Double', 'Exception', 'Integer', 'Long', 'Object', 'Override'],
  ...['RuntimeException', 'String', 'StringBuilder', 'SuppressWarnings', 'System', 'Void'],
]);

/** Inner types that a listener of events inherits from its interface. */
const inherited = new Set(['Mode']);

/** Java without its comments and the texts in quotes. */
const bare = (code: string): string =>
  code.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').replace(/\/\/[^\n]*|\/\*.*?\*\//gs, '');

const simpleName = (type: string): string => type.slice(type.lastIndexOf('.') + 1);

const importsOf = (code: string): string[] =>
  [...code.matchAll(importLine)].map(([, type = '']) => type);

const isImportsOnly = (code: string): boolean => code.replace(importLine, '').trim() === '';

/** Says whether a type is of Gravitino itself. */
const isOwn = (type: string): boolean => /^(org\.apache|com\.datastrato)\.gravitino\./.test(type);

/**
 * Lists what keeps the Java samples of a page from compiling as pasted: types that neither the sample nor the page's block of
 * imports imports, imports in that block that no sample needs, types that the release hasn't, and Guava, which the client's
 * bundle has under another name.
 */
export function javaProblems({ file, codeBlocks }: DocPage, { tag, javaApi }: Facts): string[] {
  const blocks = codeBlocks
    .filter(({ language }) => language === 'java')
    .map(({ line, text }) => ({ line, code: bare(text), imports: importsOf(text) }));
  const shared = blocks.filter(({ code }) => isImportsOnly(code));
  const samples = blocks.filter(({ code }) => !isImportsOnly(code));
  const sharedImports = shared.flatMap(({ imports }) => imports);
  const used = new Set<string>();
  const problems = samples.flatMap(({ line, code, imports }) => {
    const declared = [...code.matchAll(/\b(?:class|interface|enum) (\w+)/g)].map(
      ([, name]) => name,
    );
    const own = new Set([...imports.map(simpleName), ...declared, ...inherited]);
    const names: string[] = code.replace(importLine, '').match(/(?<![.\w@])[A-Z]\w*/g) ?? [];
    return [...new Set(names)]
      .filter((name) => !builtIn.has(name) && !own.has(name))
      .flatMap((name) => {
        used.add(name);
        // A name in capitals is a constant of the sample, or a type such as `URI`, which then is imported.
        const isConstant = !/[a-z]/.test(name);
        return isConstant || sharedImports.some((type) => simpleName(type) === name)
          ? []
          : [`${file}:${line}: ${name} isn't imported`];
      });
  });
  return [
    ...problems,
    ...sharedImports
      .filter((type) => !used.has(simpleName(type)))
      .map((type) => `${file}: ${type} is imported and not used`),
    ...sharedImports
      .filter((type) => isOwn(type) && !(type in javaApi))
      .map((type) => `${file}: ${tag} has no ${type}`),
    ...blocks
      .flatMap(({ imports }) => imports)
      .filter((type) => type.startsWith('com.google.common.'))
      .map((type) => `${file}: ${type} isn't in the bundle of the client`),
  ];
}
