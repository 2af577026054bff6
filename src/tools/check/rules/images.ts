import { posix } from 'node:path';
import { attributesOf, tagsOf } from '../../../markdown/nodes';
import { isEmbed } from '../../../plugins/articles/embeds';
import { isScaled, scaleDown, sourceProblem } from '../../../plugins/articles/limits';
import { decoded, percentHint } from '../../../plugins/shared/decoded';
import { content } from '../../../site/content';
import { isDecodable } from '../../../site/links';
import { type Finding, findingsIn, lineOf } from '../finding';
import { pagePictures } from '../links';
import type { CheckedPage, CheckedSite } from '../site';

const isElsewhere = (source: string): boolean => /^(?:[a-z]+:)?\/\//i.test(source);

/** The file of a picture, below the site. */
function fileOf(page: string, source: string): string {
  const path = decoded(source);
  return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(page), path);
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;

/** Pictures say what they show, exist, are small enough, and take their room before they load. */
export function images(
  { file, markdown: { tree } }: CheckedPage,
  { files, sizes }: CheckedSite,
): Finding[] {
  const at = findingsIn('images', file);
  const found: Finding[] = [];
  const report = (...parts: Parameters<typeof at>): void => void found.push(at(...parts));
  const checkSource = (line: number, source: string, isWritten: boolean): void => {
    if (isElsewhere(source)) {
      return;
    }
    const target = fileOf(file, source);
    if (!isDecodable(source)) {
      report(line, `The address ${source} has a "%" that encodes nothing.`, percentHint);
    } else if (!files.has(target)) {
      report(line, `There is no picture ${source}.`, 'Put it beside the page or below static/.');
    }
    const size = sizes.get(target);
    if (size === undefined) {
      return;
    }
    if (isWritten && isScaled(target)) {
      const problem = size.width === 0 ? 'can’t be read as a picture' : sourceProblem(size);
      if (problem !== undefined) {
        report(line, `The picture ${source} ${problem}.`, scaleDown);
      }
    } else if (size.bytes > content.largestPicture) {
      report(
        line,
        `The picture ${source} has ${kilobytes(size.bytes)}, and ${kilobytes(content.largestPicture)} is the limit of one that is not scaled.`,
        isScaled(target) ? 'Write ![what it shows](…), which is.' : 'Save it smaller.',
      );
    }
  };
  for (const { line, source, text } of pagePictures(tree)) {
    if (text.trim() === '') {
      report(line, `The picture ${source} has no text.`, 'Write ![what it shows](…).');
    }
    if (isElsewhere(source)) {
      report(
        line,
        `${source} is on another site, so its size is unknown and readers are seen there.`,
        'Put the file beside the page.',
      );
    }
    checkSource(line, source, true);
  }
  for (const tag of tagsOf(tree).filter(({ name }) => isEmbed(name))) {
    const attributes = attributesOf(tag);
    for (const source of [attributes.get('src'), attributes.get('poster')]) {
      if (source !== undefined && !isElsewhere(source) && !files.has(fileOf(file, source))) {
        report(
          lineOf(tag),
          `<${tag.name}> names ${source}, which is not there.`,
          'Put the file beside the page or below static/.',
        );
      }
    }
  }
  for (const tag of tagsOf(tree).filter(({ name }) => name === 'img')) {
    const line = lineOf(tag);
    const attributes = attributesOf(tag);
    // An expression, such as `require('./a.png')`, is looked up by the build.
    const isComputed = attributes.has('src') && attributes.get('src') === undefined;
    const source = attributes.get('src') ?? (isComputed ? '{…}' : '');
    if (!attributes.has('alt')) {
      report(
        line,
        `The picture ${source} has no alt.`,
        'Add alt="what it shows", or alt="" if it adorns.',
      );
    }
    if (['width', 'height'].some((name) => !attributes.has(name) || attributes.get(name) === '')) {
      report(line, `The picture ${source} has no size.`, 'Add width and height in pixels.');
    }
    if (!isComputed) {
      checkSource(line, source, false);
    }
  }
  return found;
}
