import { posix } from 'node:path';
import type { Finding } from '../finding';
import { markdownLinks, pageTags } from '../links';
import type { CheckedSite, SiteFiles } from '../site';

const isElsewhere = (source: string): boolean => /^(?:[a-z]+:)?\/\//i.test(source);

/** Says whether a picture is a file of the site. The build reads its size, so a Markdown image needs none. */
function isThere(files: SiteFiles, page: string, source: string): boolean {
  const path = decodeURI(source);
  return files.has(path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(page), path));
}

/** Pictures say what they show, are there, and take their room before they load. */
export function images({ pages, files }: CheckedSite): Finding[] {
  return pages.flatMap(({ file, markdown }) => {
    const found: Finding[] = [];
    const report = (line: number, subject: string, message: string, mend: string): void => {
      found.push({ rule: 'images', file, line, subject, message, mend });
    };
    const checkSource = (line: number, source: string): void => {
      if (!isElsewhere(source) && !isThere(files, file, source)) {
        report(
          line,
          source,
          `There is no picture ${source}.`,
          'Put it beside the page or below static/.',
        );
      }
    };
    for (const { line, target, text } of markdownLinks(markdown).filter((link) => link.isImage)) {
      if (text.trim() === '') {
        report(line, target, `The picture ${target} has no text.`, 'Write ![what it shows](…).');
      }
      if (isElsewhere(target)) {
        report(
          line,
          target,
          `${target} is on another site, so its size is unknown and readers are seen there.`,
          'Put the file beside the page.',
        );
      }
      checkSource(line, target);
    }
    for (const { line, attributes } of pageTags(markdown).filter(({ name }) => name === 'img')) {
      const source = attributes.src ?? '';
      if (attributes.alt === undefined) {
        report(
          line,
          source,
          `The picture ${source} has no alt.`,
          'Add alt="what it shows", or alt="" if it adorns.',
        );
      }
      if (!attributes.width || !attributes.height) {
        report(
          line,
          source,
          `The picture ${source} has no size.`,
          'Add width and height in pixels.',
        );
      }
      if (source !== '{}') {
        checkSource(line, source);
      }
    }
    return found;
  });
}
