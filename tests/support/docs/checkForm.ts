import type { DocPage } from './pages';

/** One thing that a page does otherwise than the house. */
export interface FormFinding {
  where: string;
  message: string;
}

/**
 * Tables that define keys, arguments or fields; the order of their columns is the same on every page.
 * Other tables are free.
 */
const definitionColumns = ['Type', 'Default', 'Required', 'Reserved', 'Since', 'Description'];

const isOrdered = (header: string[]) => {
  const places = header.map((name) => definitionColumns.indexOf(name)).filter((at) => at >= 0);
  return places.every((at, index) => index === 0 || at > (places[index - 1] ?? -1));
};

/**
 * Checks what is the house's own in the form of a page: first paragraph, shell blocks and tables. Front matter, order of
 * headings and languages are rules of `npm run check`.
 */
export function checkForm(page: DocPage): FormFinding[] {
  const findings: FormFinding[] = [];
  const report = (line: number, message: string) =>
    findings.push({ where: `${page.file}:${line}`, message });

  const seen = new Set<string>();
  for (const { line, level, text } of page.headings.filter((heading) => heading.level === 2)) {
    if (seen.has(text)) report(line, `"${text}" appears twice on level ${level}.`);
    seen.add(text);
  }

  const first = page.tree.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  const begins = first?.type === 'paragraph' ? first.children[0]?.type : undefined;
  if (begins === undefined || begins === 'inlineCode' || begins === 'mdxJsxTextElement') {
    report(
      first?.position?.start.line ?? 1,
      'The page must begin with a paragraph that says what it is about.',
    );
  }

  for (const { line, language, text } of page.codeBlocks) {
    if (language === 'shell' && /^\$ /m.test(text))
      report(line, 'A shell block is copied as it stands: leave the prompt out.');
    if (language === 'shell' && /-H ["']Accept: application\/vnd\.gravitino/.test(text))
      report(line, 'The introduction of the REST API explains the Accept header: leave it out.');
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
