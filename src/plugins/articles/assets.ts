import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeAttribute } from '../../markdown/mdxCode';
import { content } from '../../site/content';
import { isDecodable } from '../../site/decodable';
import { decoded, percentHint } from '../shared/text';
import { pictureSize, scaleDown, sourceProblem } from './variants';

const loader = join(__dirname, 'loader.js');

/** Returns a path below the site, with slashes. */
export const siteFile = (siteDir: string, file: string): string =>
  relative(siteDir, file).replaceAll('\\', '/');

/** The file that a page names as Docusaurus reads names: next to the page, below `static/` or below the site; `undefined` if no such file exists. */
export function fileOf(url: string, page: string, siteDir: string): string | undefined {
  const [path = ''] = decoded(url).split(/[?#]/);
  if (path === '' || /^(?:[a-z]+:)?\/\//i.test(url)) {
    return undefined;
  }
  const file = path.startsWith('@site/')
    ? join(siteDir, path.slice('@site/'.length))
    : path.startsWith('/')
      ? join(siteDir, 'static', path)
      : join(dirname(page), path);
  return existsSync(file) ? file : undefined;
}

/** A file as a page requires it. */
export function requestOf(page: string, file: string): string {
  const path = siteFile(dirname(page), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** An attribute that holds what the image pipeline makes of a picture (`Picture`): the bundler makes the files and says their addresses. */
export const pictureAttribute = (name: string, page: string, file: string) =>
  codeAttribute(name, `require(${JSON.stringify(`!!${loader}!${requestOf(page, file)}`)})`);

/** Finds a picture to scale. @param place file and line. @throws Error if it is too large or unreadable. */
export async function scaledFile(
  url: string,
  page: string,
  siteDir: string,
  place: string,
): Promise<string | undefined> {
  if (!isDecodable(url)) {
    throw new Error(`${place}: the address ${url} has a "%" that encodes nothing. ${percentHint}`);
  }
  const file = content.scaledPictures.test(url.replace(/[?#].*$/, ''))
    ? fileOf(url, page, siteDir)
    : undefined;
  if (file !== undefined) {
    const problem = await pictureSize(await readFile(file)).then(
      sourceProblem,
      () => 'can’t be read as a picture',
    );
    if (problem !== undefined) {
      throw new Error(`${place}: the picture ${url} ${problem}. ${scaleDown}`);
    }
  }
  return file;
}
