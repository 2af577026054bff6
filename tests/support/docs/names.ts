import type { Facts } from './facts';
import { type Finding, report } from './findings';
import { codeIn, type DocPage, plainText } from './pages';

/** Compares the tables of environment variables with the scripts of the tag. */
function checkVariables(page: DocPage, facts: Facts): Finding[] {
  const rows = page.tables
    .filter(({ header: [first, second] }) => first === 'Variable' && second === 'Default')
    .flatMap((table) => table.rows);
  return rows.flatMap(({ line, cells }): Finding[] => {
    const [name = ''] = codeIn(cells[0]);
    const known = facts.environment.find((variable) => variable.name === name);
    if (!known) {
      return [report(page, 'unknown-variable', name, line, `No script of ${facts.tag} reads it.`)];
    }
    const stated = codeIn(cells[1])[0] ?? plainText(cells[1]);
    // A page states a default that the shell computes in words.
    const isSame = known.default?.startsWith('$(') || stated === known.default;
    return isSame || (known.default === null && !/^[$\-/]/.test(stated))
      ? []
      : [report(page, 'different-default', name, line, `The source says ${known.default}.`)];
  });
}

/** Texts of a page that name an image, a build option, or a package, each with what the tag has. */
function* namedIn({
  published,
  docker,
  gradle,
}: Facts): Generator<[RegExp, (name: string) => boolean]> {
  const { group, version, artifacts, python } = published;
  const images = docker.images.flatMap(({ name, tags }) => tags.map((tag) => `${name}:${tag}`));
  yield [
    /\b((?:datastrato|apache)\/gravitino[\w-]*:[\w.-]*\w)(?![\w.-]*[<{$])/g,
    (image) => images.includes(image),
  ];
  yield [/(?<![\w-])-P([a-z]\w+)/g, (option) => gradle.some(({ name }) => name === option)];
  yield [/<groupId>([\w.]+\.gravitino)<\/groupId>/g, (named) => named === group];
  // In the names of artifacts, `*` stands for a version.
  const names = artifacts.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[\\d.]+'));
  const coordinates = new RegExp(`^${group}:(?:${names.join('|')})(?::${version})?$`);
  yield [
    /\b((?:com\.datastrato|org\.apache)\.gravitino:[\w.-]+(?::[\w.-]+)?)/g,
    (named) => coordinates.test(named),
  ];
  yield [
    /pip install ((?:apache-)?gravitino\b[^\s`]*)/g,
    (wanted) => wanted === `${python?.name}==${python?.version}`,
  ];
}

/** Compares what a page says of variables, images, build options, and packages with the tag. */
export function checkNames(page: DocPage, facts: Facts): Finding[] {
  // To work on the connector itself takes modules that aren't published.
  const patterns = page.id === 'trino-connector/development' ? [] : [...namedIn(facts)];
  const lines = page.text.split('\n');
  const unknown = patterns.flatMap(([pattern, isKnown]) =>
    lines.flatMap((text, at) =>
      [...text.matchAll(pattern)]
        .filter(([, name = '']) => !isKnown(name))
        .map(([whole]) =>
          report(page, 'unknown-name', whole, at + 1, `${facts.tag} doesn't have it.`),
        ),
    ),
  );
  return [...checkVariables(page, facts), ...unknown];
}

/** Environment variables that no page names. */
export function unexplainedVariables(pages: readonly DocPage[], facts: Facts): Finding[] {
  const named = new Set(pages.flatMap((page) => page.inlineCode).map(({ text }) => text));
  return facts.environment
    .filter(({ name }) => !named.has(name))
    .map(({ name, source }) => ({
      version: pages[0]?.version ?? '',
      kind: 'unexplained-variable',
      subject: name,
      where: source,
      message: 'No page names it.',
    }));
}
