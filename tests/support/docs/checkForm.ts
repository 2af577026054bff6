import type { DocPage } from './pages';

/** One thing that a page does otherwise than the house. */
export interface FormFinding {
  where: string;
  message: string;
}

/** Languages that the highlighter knows, by the names that the pages give them. */
const languages = new Set([
  'bash',
  'dockerfile',
  'groovy',
  'ini',
  'java',
  'javascript',
  'json',
  'kotlin',
  'powershell',
  'properties',
  'python',
  'scala',
  'shell',
  'sql',
  'text',
  'toml',
  'typescript',
  'xml',
  'yaml',
]);

/**
 * Tables that define keys, arguments or fields; the order of their columns is the same on every page.
 * Other tables are free.
 */
const definitionColumns = ['Type', 'Default', 'Required', 'Reserved', 'Since', 'Description'];

const isOrdered = (header: string[]) => {
  const places = header.map((name) => definitionColumns.indexOf(name)).filter((at) => at >= 0);
  return places.every((at, index) => index === 0 || at > (places[index - 1] ?? -1));
};

/** Lengths that search results and cards show whole. */
const descriptionLength = { least: 50, most: 160 };

/** Checks the form of a page: front matter, headings, first paragraph, code blocks and tables. */
export function checkForm(page: DocPage): FormFinding[] {
  const findings: FormFinding[] = [];
  const report = (line: number, message: string) =>
    findings.push({ where: `${page.file}:${line}`, message });

  for (const key of ['title', 'description', 'slug']) {
    if (!page.frontMatter[key]) report(1, `The front matter has no ${key}.`);
  }
  const { length } = page.frontMatter.description ?? '';
  if (length > 0 && (length < descriptionLength.least || length > descriptionLength.most)) {
    report(
      1,
      `The description has ${length} characters; ${descriptionLength.least} to ${descriptionLength.most} fit.`,
    );
  }
  if (page.frontMatter.slug && !page.frontMatter.slug.startsWith('/')) {
    report(1, 'The slug must start at the root of the version, with a slash.');
  }

  // The title becomes the page's h1, so the text must not bring a second one.
  let level = 1;
  const seen = new Set<string>();
  for (const heading of page.headings) {
    if (heading.level === 1)
      report(heading.line, `"${heading.text}" is a second h1; the title is the first.`);
    if (heading.level > level + 1)
      report(heading.line, `"${heading.text}" skips from level ${level} to ${heading.level}.`);
    level = heading.level;
    const name = `${heading.level} ${heading.text}`;
    if (heading.level === 2 && seen.has(name))
      report(heading.line, `"${heading.text}" stands twice on this level.`);
    seen.add(name);
  }

  const first = page.prose.find(
    ({ text }) => text.trim() !== '' && !/^(?:import|export)\s/.test(text),
  );
  if (!first || /^\s*(?:[#|:<>`~-]|\d+\.|\*\s)/.test(first.text)) {
    report(first?.line ?? 1, 'The page must begin with a paragraph that says what it is about.');
  }

  for (const { line, language, text } of page.codeBlocks) {
    if (language === '') report(line, 'The code block names no language.');
    else if (!languages.has(language)) report(line, `The highlighter doesn't know "${language}".`);
    if (language === 'shell' && /^\$ /m.test(text))
      report(line, 'A shell block is copied as it stands: leave the prompt out.');
  }

  for (const { line, header, rows } of page.tables) {
    const width = header.length;
    for (const row of rows) {
      if (row.cells.length !== width)
        report(row.line, `The row has ${row.cells.length} cells, the table ${width} columns.`);
    }
    if (header[0] === 'Key' && header.includes('Default') && !isOrdered(header)) {
      report(line, `The columns are in the order ${definitionColumns.join(', ')}.`);
    }
    if (header[0] === 'Key' && header.includes('Default') && !header.includes('Description')) {
      report(line, 'A table of keys explains them: it needs a Description.');
    }
  }
  return findings;
}
