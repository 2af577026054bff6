import type { Facts } from './facts';
import { type Finding, report, unexplained } from './findings';
import { codeIn, type DocPage, plainText } from './pages';

/** Compares the tables of environment variables with the scripts of the tag. */
const checkVariables = (page: DocPage, facts: Facts): Finding[] =>
  page.tables
    .filter(({ header: [first, second] }) => first === 'Variable' && second === 'Default')
    .flatMap(({ rows }) => rows)
    .flatMap(({ line, cells }): Finding[] => {
      const [name = ''] = codeIn(cells[0]);
      const known = facts.environment.find((variable) => variable.name === name);
      if (!known) {
        return [report(page, 'unknown-variable', name, line, `${facts.tag} doesn't read it.`)];
      }
      const stated = codeIn(cells[1])[0] ?? plainText(cells[1]);
      // A page states a default that the shell computes in words.
      const isSame = known.default?.startsWith('$(') || stated === known.default;
      return isSame || (known.default === null && !/^[$\-/]/.test(stated))
        ? []
        : [report(page, 'different-default', name, line, `The source says ${known.default}.`)];
    });

/** Texts of a page that name an image, a build option, or a package, each with whether the tag has it. */
function namesOf({ published, docker, gradle }: Facts): [RegExp, (name: string) => boolean][] {
  const { group, version, artifacts, python } = published;
  const images = docker.images.flatMap(({ name, tags }) => tags.map((tag) => `${name}:${tag}`));
  const names = artifacts.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[\\d.]+'));
  const coordinates = new RegExp(`^${group}:(?:${names.join('|')})(?::${version})?$`);
  return [
    [
      /\b((?:datastrato|apache)\/gravitino[\w-]*:[\w.-]*\w)(?![\w.-]*[<{$])/g,
      (image) => images.includes(image),
    ],
    [/(?<![\w-])-P([a-z]\w+)/g, (option) => gradle.some(({ name }) => name === option)],
    [/<groupId>([\w.]+\.gravitino)<\/groupId>/g, (name) => name === group],
    [
      /\b((?:com\.datastrato|org\.apache)\.gravitino:[\w.-]+(?::[\w.-]+)?)/g,
      (name) => coordinates.test(name),
    ],
    [
      /pip install ((?:apache-)?gravitino\b[^\s`]*)/g,
      (name) => name === `${python?.name}==${python?.version}`,
    ],
  ];
}

/** Compares what a page says of variables, images, build options, and packages with the tag. */
export function checkNames(page: DocPage, facts: Facts): Finding[] {
  // To work on the connector itself takes modules that aren't published.
  const patterns = page.id === 'trino-connector/development' ? [] : namesOf(facts);
  const unknown = page.text
    .split('\n')
    .flatMap((text, at) =>
      patterns.flatMap(([pattern, isKnown]) =>
        [...text.matchAll(pattern)]
          .filter(([, name = '']) => !isKnown(name))
          .map(([whole]) => report(page, 'unknown-name', whole, at + 1, `Not in ${facts.tag}.`)),
      ),
    );
  return [...checkVariables(page, facts), ...unknown];
}

/** Environment variables that no page names. */
export function unexplainedVariables(
  version: string,
  pages: readonly DocPage[],
  facts: Facts,
): Finding[] {
  const named = new Set(pages.flatMap((page) => page.inlineCode).map(({ text }) => text));
  return facts.environment
    .filter(({ name }) => !named.has(name))
    .map(({ name, source }) => unexplained(version, 'variable', name, source));
}
