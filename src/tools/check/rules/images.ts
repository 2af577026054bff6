import { posix } from 'node:path';
import { attributesOf, tagsOf } from '../../../markdown/nodes';
import { isEmbed } from '../../../plugins/articles/embeds';
import { isScaled } from '../../../plugins/articles/limits';
import { decoded, percentHint } from '../../../plugins/shared/decoded';
import { content } from '../../../site/content';
import { isDecodable } from '../../../site/decodable';
import { type Findings, findingsIn, lineOf } from '../finding';
import { pagePictures } from '../pageParts';
import type { CheckedPage, CheckedSite } from '../site';

const isElsewhere = (source: string): boolean => /^(?:[a-z]+:)?\/\//i.test(source);

/** The file of a picture, below the site. */
function fileOf(page: string, source: string): string {
  const path = decoded(source);
  return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(page), path);
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;

/** Pictures say what they show, exist, are small enough, and take their room before they load. */
export function* images({ file, markdown: { tree } }: CheckedPage, site: CheckedSite): Findings {
  const at = findingsIn('images', file);
  function* checkSource(line: number, source: string, isWritten: boolean): Findings {
    const target = fileOf(file, source);
    const bytes = site.sizes.get(target) ?? 0;
    if (isElsewhere(source)) {
      const message = `${source} is on another site, so its size is unknown and readers are seen there.`;
      yield at(line, message, 'Put the file next to the page.');
    } else if (!isDecodable(source)) {
      yield at(line, `The address ${source} has a "%" that encodes nothing.`, percentHint);
    } else if (posix.basename(target).includes('!')) {
      const message = `The name of ${source} has a "!", which the bundler takes for a loader.`;
      yield at(line, message, 'Rename the file.');
    } else if (!site.files.has(target)) {
      yield at(line, `There is no picture ${source}.`, 'Put it next to the page or below static/.');
    } else if (bytes > content.largestPicture && !(isWritten && isScaled(target))) {
      const limit = `${kilobytes(content.largestPicture)} is the limit of one that is not scaled`;
      const fix = isScaled(target) ? 'Write ![what it shows](…), which is.' : 'Save it smaller.';
      yield at(line, `The picture ${source} has ${kilobytes(bytes)}, and ${limit}.`, fix);
    }
  }
  for (const { line, source, text } of pagePictures(tree)) {
    if (text.trim() === '') {
      yield at(line, `The picture ${source} has no text.`, 'Write ![what it shows](…).');
    }
    yield* checkSource(line, source, true);
  }
  for (const tag of tagsOf(tree)) {
    const attributes = attributesOf(tag);
    if (isEmbed(tag.name)) {
      for (const source of [attributes.get('src'), attributes.get('poster')]) {
        if (source && !isElsewhere(source) && !site.files.has(fileOf(file, source))) {
          const message = `<${tag.name}> names ${source}, which is not there.`;
          yield at(tag, message, 'Put the file next to the page or below static/.');
        }
      }
    }
    if (tag.name !== 'img') {
      continue;
    }
    // An expression, such as `require('./a.png')`, is looked up by the build.
    const isComputed = attributes.has('src') && attributes.get('src') === undefined;
    const source = attributes.get('src') ?? (isComputed ? '{…}' : '');
    if (!attributes.has('alt')) {
      const fix = 'Add alt="what it shows", or alt="" if it adorns.';
      yield at(tag, `The picture ${source} has no alt.`, fix);
    }
    if (['width', 'height'].some((name) => !attributes.has(name) || attributes.get(name) === '')) {
      yield at(tag, `The picture ${source} has no size.`, 'Add width and height in pixels.');
    }
    if (!isComputed) {
      yield* checkSource(lineOf(tag), source, false);
    }
  }
}
