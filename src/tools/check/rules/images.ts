import { posix } from 'node:path';
import { attributesOf, tagsOf } from '../../../search/records/markdownTree';
import type { Finding } from '../finding';
import { decodePath, lineOf, pagePictures } from '../links';
import type { CheckedSite, SiteFiles } from '../site';

const isElsewhere = (source: string): boolean => /^(?:[a-z]+:)?\/\//i.test(source);

/** Says whether a picture is a file of the site. The build reads its size, so a Markdown image needs none. */
function isThere(files: SiteFiles, page: string, source: string): boolean {
  const path = decodePath(source);
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
    for (const { line, source, text } of pagePictures(markdown.tree)) {
      if (text.trim() === '') {
        report(line, source, `The picture ${source} has no text.`, 'Write ![what it shows](…).');
      }
      if (isElsewhere(source)) {
        report(
          line,
          source,
          `${source} is on another site, so its size is unknown and readers are seen there.`,
          'Put the file beside the page.',
        );
      }
      checkSource(line, source);
    }
    for (const tag of tagsOf(markdown.tree).filter(({ name }) => name === 'img')) {
      const line = lineOf(tag);
      const attributes = attributesOf(tag);
      // An expression, such as `require('./a.png')`, is looked up by the build.
      const isComputed = attributes.has('src') && attributes.get('src') === undefined;
      const source = attributes.get('src') ?? (isComputed ? '{…}' : '');
      if (!attributes.has('alt')) {
        report(
          line,
          source,
          `The picture ${source} has no alt.`,
          'Add alt="what it shows", or alt="" if it adorns.',
        );
      }
      if (
        ['width', 'height'].some((name) => !attributes.has(name) || attributes.get(name) === '')
      ) {
        report(
          line,
          source,
          `The picture ${source} has no size.`,
          'Add width and height in pixels.',
        );
      }
      if (!isComputed) {
        checkSource(line, source);
      }
    }
    return found;
  });
}
