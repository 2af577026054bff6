import { relative } from 'node:path';
import type { Root } from 'mdast';
import { attributesOf, tagsOf } from '../../markdown/nodes';

const link = 'Link to it instead.';

/** Elements that the site's Content-Security-Policy keeps from showing anything, and what to write instead. */
const insteadOf: Readonly<Record<string, string>> = {
  iframe: link,
  frame: link,
  object: link,
  embed: link,
  video: link,
  audio: link,
  style: 'Give the styles to a component, in a style sheet of its own, and import that.',
  script: 'Write a component, and import that.',
};

/** Says why a tag would leave a hole on the served site. @param attributes `undefined` is an expression. */
export function tagRefusal(
  name: string,
  attributes: ReadonlyMap<string, string | undefined>,
): { message: string; hint: string } | undefined {
  const hint = Object.hasOwn(insteadOf, name) ? insteadOf[name] : undefined;
  // Data for search engines isn’t a script.
  return hint === undefined || attributes.get('type') === 'application/ld+json'
    ? undefined
    : { message: `The site's Content-Security-Policy keeps <${name}> from readers.`, hint };
}

/** Remark plugin: refuses tags that the policy blocks. @throws Error naming place, tag, and alternative. */
export default function remarkRefusedTags({ siteDir }: { siteDir: string }) {
  return (tree: Root, { path: page }: { path: string }): void => {
    for (const tag of tagsOf(tree)) {
      const refusal = tagRefusal(tag.name ?? '', attributesOf(tag));
      if (refusal !== undefined) {
        const place = `${relative(siteDir, page)}:${tag.position?.start.line ?? 1}`;
        throw new Error(`${place}: ${refusal.message} ${refusal.hint}`);
      }
    }
  };
}
