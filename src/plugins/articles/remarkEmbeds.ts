import type { Root } from 'mdast';
import { codeAttribute } from '../../markdown/mdxCode';
import { attributesOf, type Tag, tagsOf } from '../../markdown/nodes';
import { fileOf, pictureAttribute, requestOf, scaledFile, siteFile } from './assets';
import { isEmbed, tagRefusal } from './embeds';

/** Gives a tag another value of an attribute that it has. */
function replaceAttribute(tag: Tag, attribute: Tag['attributes'][number]): void {
  const name = 'name' in attribute ? attribute.name : undefined;
  tag.attributes = tag.attributes.map((before) =>
    'name' in before && before.name === name ? attribute : before,
  );
}

/**
 * Remark plugin: refuses tags that the site's Content-Security-Policy would keep from readers, and puts stills and files of `<Embed>` and `<Video>` through
 * the bundler.
 *
 * @throws Error naming page, line, tag and what to write instead, or a file that is not there.
 */
export default function remarkEmbeds({
  siteDir,
}: {
  siteDir: string;
}): (tree: Root, page: { path: string }) => Promise<void> {
  return async (tree, { path: page }) => {
    for (const tag of tagsOf(tree)) {
      const attributes = attributesOf(tag);
      const place = `${siteFile(siteDir, page)}:${tag.position?.start.line ?? 1}`;
      const refusal = tagRefusal(tag.name ?? '', attributes);
      if (refusal !== undefined) {
        throw new Error(`${place}: ${refusal.message} ${refusal.hint}`);
      }
      if (!isEmbed(tag.name)) {
        continue;
      }
      const { src = '', poster = '' } = Object.fromEntries(attributes);
      const still = await scaledFile(poster, page, siteDir, place);
      const isFile = !src.startsWith('https://');
      const film = isFile ? fileOf(src, page, siteDir) : undefined;
      for (const [source, file] of [[poster, still], ...(isFile ? [[src, film]] : [])]) {
        if (file === undefined) {
          throw new Error(
            `${place}: <${tag.name}> names ${source}, which is not there. Put the file beside the page or below static/.`,
          );
        }
      }
      replaceAttribute(tag, pictureAttribute('poster', page, still ?? ''));
      if (film !== undefined) {
        const request = JSON.stringify(requestOf(page, film));
        replaceAttribute(tag, codeAttribute('src', `require(${request}).default`));
      }
    }
  };
}
