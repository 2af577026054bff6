import type { Finding } from './checkKeys';
import { codeIn, plainText } from './contents';
import type { Facts } from './facts';
import type { DocPage } from './pages';

/** Compares what pages say of environment variables, Docker images and Gradle options with the tag. */
export function checkEnvironment(page: DocPage, facts: Facts): Finding[] {
  const findings: Finding[] = [];
  const report = (kind: Finding['kind'], subject: string, line: number, message: string) =>
    findings.push({ version: page.version, kind, subject, where: `${page.file}:${line}`, message });

  const variables = new Map(facts.environment.map((variable) => [variable.name, variable]));
  for (const table of page.tables.filter(
    ({ header }) => header[0] === 'Variable' && header[1] === 'Default',
  )) {
    for (const { line, cells } of table.rows) {
      const [name = ''] = codeIn(cells[0]);
      const known = variables.get(name);
      if (!known) {
        report('unknown-variable', name, line, `No script of ${facts.tag} reads it.`);
        continue;
      }
      const stated = codeIn(cells[1])[0] ?? plainText(cells[1]);
      // A default that the shell computes is told in words.
      if (known.default?.startsWith('$(')) continue;
      const isSame = known.default === null ? !/^[$\-/]/.test(stated) : stated === known.default;
      if (!isSame)
        report(
          'different-default',
          name,
          line,
          `The page says ${stated}, the source ${known.default ?? 'none'}.`,
        );
    }
  }

  const tags = new Map(facts.docker.images.map((image) => [image.name, new Set(image.tags)]));
  page.text.split('\n').forEach((text, at) => {
    for (const [, image = '', tag = ''] of text.matchAll(
      /\b((?:datastrato|apache)\/gravitino[\w-]*):([\w.-]*\w)(?![\w.-]*[<{$])/g,
    )) {
      if (!tags.get(image)?.has(tag))
        report('unknown-image', `${image}:${tag}`, at + 1, `${facts.tag} doesn't name this image.`);
    }
    for (const [, name = ''] of text.matchAll(/(?<![\w-])-P([a-z]\w+)/g)) {
      if (!facts.gradle.some((property) => property.name === name))
        report('unknown-key', `-P${name}`, at + 1, `The build of ${facts.tag} doesn't read it.`);
    }
  });
  return findings;
}

/** Environment variables that no page names. */
export function unexplainedVariables(
  pages: readonly DocPage[],
  facts: Facts,
): { findings: Finding[]; total: number } {
  const explained = new Set(pages.flatMap((page) => page.inlineCode).map(({ text }) => text));
  return {
    total: facts.environment.length,
    findings: facts.environment
      .filter(({ name }) => !explained.has(name))
      .map(({ name, source }) => ({
        version: pages[0]?.version ?? '',
        kind: 'unexplained-variable',
        subject: name,
        where: source,
        message: 'No page names it.',
      })),
  };
}
