import type { Facts } from './facts';
import { type Finding, report } from './findings';
import { codeIn, type DocPage, plainText } from './pages';

/** Matches in the text of a page, with their lines. */
const matchesIn = ({ text }: DocPage, pattern: RegExp) =>
  text
    .split('\n')
    .flatMap((row, at) =>
      [...row.matchAll(pattern)].map(([whole, ...groups]) => ({ line: at + 1, whole, groups })),
    );

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
    const isSame = known.default === null ? !/^[$\-/]/.test(stated) : stated === known.default;
    // A page states a default that the shell computes in words.
    return isSame || known.default?.startsWith('$(')
      ? []
      : [
          report(
            page,
            'different-default',
            name,
            line,
            `The page says ${stated}, the source ${known.default}.`,
          ),
        ];
  });
}

/** Compares Docker images and Gradle options with those of the tag. */
function checkImagesAndOptions(page: DocPage, facts: Facts): Finding[] {
  const images = /\b((?:datastrato|apache)\/gravitino[\w-]*):([\w.-]*\w)(?![\w.-]*[<{$])/g;
  const isImage = (name = '', tag = '') =>
    facts.docker.images.some((image) => image.name === name && image.tags.includes(tag));
  return [
    ...matchesIn(page, images)
      .filter(({ groups: [name, tag] }) => !isImage(name, tag))
      .map(({ line, whole }) =>
        report(page, 'unknown-image', whole, line, `${facts.tag} doesn't name this image.`),
      ),
    ...matchesIn(page, /(?<![\w-])-P([a-z]\w+)/g)
      .filter(({ groups: [name] }) => !facts.gradle.some((property) => property.name === name))
      .map(({ line, whole }) =>
        report(page, 'unknown-key', whole, line, `The build of ${facts.tag} doesn't read it.`),
      ),
  ];
}

/** Whether an artifact is published; in the names of the published ones, `*` stands for a version. */
const isPublished = (artifact: string, { published: { artifacts } }: Facts): boolean =>
  artifacts.some((name) =>
    new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[\\d.]+')}$`).test(artifact),
  );

/** Compares coordinates of Maven and pip with those that the release is published under. */
function checkCoordinates(page: DocPage, facts: Facts): Finding[] {
  // To work on the connector itself takes modules that aren't published.
  if (page.id === 'trino-connector/development') return [];
  const { group, version, python } = facts.published;
  const coordinates = /\b((?:com\.datastrato|org\.apache)\.gravitino):([\w.-]+)(?::([\w.-]+))?/g;
  return [
    ...matchesIn(page, /<groupId>([\w.]+\.gravitino)<\/groupId>/g).filter(
      ({ groups: [named] }) => named !== group,
    ),
    ...matchesIn(page, coordinates).filter(
      ({ groups: [named, artifact = '', number = version] }) =>
        named !== group || number !== version || !isPublished(artifact, facts),
    ),
    ...matchesIn(page, /pip install ((?:apache-)?gravitino\b[^\s`]*)/g).filter(
      ({ groups: [wanted] }) => !python || wanted !== `${python.name}==${python.version}`,
    ),
  ].map(({ line, whole }) =>
    report(
      page,
      'unknown-key',
      whole,
      line,
      `${facts.tag} is published as ${group}, ${version}, and ${python?.name}==${python?.version}.`,
    ),
  );
}

/** Compares what a page says of variables, images, build options, and packages with the tag. */
export const checkNames = (page: DocPage, facts: Facts): Finding[] => [
  ...checkVariables(page, facts),
  ...checkImagesAndOptions(page, facts),
  ...checkCoordinates(page, facts),
];

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
