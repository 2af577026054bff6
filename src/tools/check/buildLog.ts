/** A broken link that a build has told of. */
export interface BuildProblem {
  /** Address of the page, or the file where the build names one. */
  page: string;
  /** From 1, where the build names a line. */
  line?: number;
  link: string;
  kind: 'link' | 'anchor' | 'file' | 'picture' | 'route';
}

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Reads the broken links, anchors, files and pictures from what `docusaurus build` printed, whether it warned of them or
 * failed because of them. Each is reported once, however often the build did.
 */
export function parseBuildLog(log: string): BuildProblem[] {
  const found = new Map<string, BuildProblem>();
  const add = (problem: BuildProblem): void => {
    found.set(JSON.stringify(problem), problem);
  };
  let page: string | undefined;
  let kind: 'link' | 'anchor' = 'link';
  for (const line of log.replace(escapes, '').split(/\r?\n/)) {
    const source = /^- Broken (link|anchor) on source page path = (\S+?):?$/.exec(line);
    const target = /^\s+-> linking to (\S+)/.exec(line);
    const markdown =
      /Markdown (link|image) with (?:URL [`"]?([^\s`"]+)[`"]?|empty URL found) in source file "([^"]+)"(?: \((\d+):\d+\))?/.exec(
        line,
      );
    const route = /Attempting to create page at "?([^\s",]+)"?, but a page already exists/.exec(
      line,
    );
    if (source !== null) {
      page = source[2];
      kind = source[1] === 'anchor' ? 'anchor' : 'link';
    } else if (target !== null && page !== undefined) {
      add({ page, link: target[1] ?? '', kind });
    } else if (line.trim() === '') {
      page = undefined;
    }
    if (markdown !== null) {
      add({
        page: markdown[3] ?? '',
        ...(markdown[4] === undefined ? {} : { line: Number(markdown[4]) }),
        link: markdown[2] ?? '',
        kind: markdown[1] === 'image' ? 'picture' : 'file',
      });
    }
    if (route !== null) {
      add({ page: route[1] ?? '', link: route[1] ?? '', kind: 'route' });
    }
  }
  return [...found.values()];
}

const said: Record<BuildProblem['kind'], string> = {
  link: 'leads to no page',
  anchor: 'leads to no anchor',
  file: 'leads to no file',
  picture: 'is a missing picture',
  route: 'is the address of two pages',
};

/** Writes a problem as one line. */
export function describeBuildProblem({ page, line, link, kind }: BuildProblem): string {
  const place = line === undefined ? page : `${page}:${line}`;
  return `page ${place}, link ${link || '(empty)'}: ${said[kind]}`;
}
