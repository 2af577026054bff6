import { posix } from 'node:path';
import { isEmbed } from '../../../plugins/media/embeds';
import { isScaled, scaleDown, sourceProblem } from '../../../plugins/media/limits';
import { attributesOf, tagsOf } from '../../../search/records/markdownTree';
import { content } from '../../../site/content';
import type { Finding } from '../finding';
import { decodePath, lineOf, pagePictures } from '../links';
import type { CheckedSite } from '../site';

const isElsewhere = (source: string): boolean => /^(?:[a-z]+:)?\/\//i.test(source);

/** The file of a picture, below the site. */
function fileOf(page: string, source: string): string {
  const path = decodePath(source);
  return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(page), path);
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;

/** Pictures say what they show, are there, are small enough, and take their room before they load. */
export function images({ pages, files, sizes }: CheckedSite): Finding[] {
  return pages.flatMap(({ file, markdown }) => {
    const found: Finding[] = [];
    const report = (line: number, subject: string, message: string, mend: string): void => {
      found.push({ rule: 'images', file, line, subject, message, mend });
    };
    const checkSource = (line: number, source: string, isWritten: boolean): void => {
      if (isElsewhere(source)) {
        return;
      }
      const target = fileOf(file, source);
      if (!files.has(target)) {
        report(
          line,
          source,
          `There is no picture ${source}.`,
          'Put it beside the page or below static/.',
        );
      }
      const size = sizes.get(target);
      if (size === undefined) {
        return;
      }
      if (isWritten && isScaled(target)) {
        const problem = size.width === 0 ? 'can’t be read as a picture' : sourceProblem(size);
        if (problem !== undefined) {
          report(line, source, `The picture ${source} ${problem}.`, scaleDown);
        }
      } else if (size.bytes > content.largestPicture) {
        report(
          line,
          source,
          `The picture ${source} has ${kilobytes(size.bytes)}, and ${kilobytes(content.largestPicture)} is the limit of one that is not scaled.`,
          isScaled(target) ? 'Write ![what it shows](…), which is.' : 'Save it smaller.',
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
      checkSource(line, source, true);
    }
    for (const tag of tagsOf(markdown.tree).filter(({ name }) => isEmbed(name))) {
      const attributes = attributesOf(tag);
      for (const source of [attributes.get('src'), attributes.get('poster')]) {
        if (source !== undefined && !isElsewhere(source) && !files.has(fileOf(file, source))) {
          report(
            lineOf(tag),
            source,
            `<${tag.name}> names ${source}, which is not there.`,
            'Put the file beside the page or below static/.',
          );
        }
      }
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
        checkSource(line, source, false);
      }
    }
    return found;
  });
}
