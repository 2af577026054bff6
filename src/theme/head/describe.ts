import { Children, isValidElement, type ReactNode } from 'react';

/** Attributes by their HTML names. */
export type Attributes = Record<string, string>;

/** An element of the page's head. */
export interface Tag {
  type: string;
  attributes: Attributes;
  text: string;
}

/** What one Head asks for. */
export interface HeadDescription {
  title?: string;
  html: Attributes;
  body: Attributes;
  tags: Tag[];
}

const tagTypes = ['meta', 'link', 'script', 'style'];

/** React's names of attributes where HTML's is more than the same in small letters. */
const htmlNames: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv' };

const attributesOf = (props: object): Attributes =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [htmlNames[name] ?? name.toLowerCase(), String(value ?? '')]),
  );

const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) => String(child))
    .join('');

/**
 * Reads the children of a Head.
 *
 * @throws Error for an element that has no place in a page's head.
 */
export function describeHead(children: ReactNode): HeadDescription {
  const head: HeadDescription = { html: {}, body: {}, tags: [] };
  // Without Children.toArray's keys: fragments are looked into.
  Children.forEach(children, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) {
      return;
    }
    const { type, props } = child;
    if (type === 'title') {
      head.title = textOf(props.children);
    } else if (type === 'html' || type === 'body') {
      Object.assign(head[type], attributesOf(props));
    } else if (typeof type === 'string' && tagTypes.includes(type)) {
      head.tags.push({ type, attributes: attributesOf(props), text: textOf(props.children) });
    } else if (typeof type === 'symbol') {
      const below = describeHead(props.children);
      head.title = below.title ?? head.title;
      Object.assign(head.html, below.html);
      Object.assign(head.body, below.body);
      head.tags.push(...below.tags);
    } else if (type !== 'noscript') {
      // What is in <noscript> was for readers without scripts, who have it from the server.
      throw new Error(
        `<Head> has no place for <${typeof type === 'string' ? type : type.name}>: only title, html, body, noscript, ${tagTypes.join(', ')}.`,
      );
    }
  });
  return head;
}

const metaKeys = ['name', 'charset', 'http-equiv', 'property', 'itemprop'];

/** Two tags with the same key exclude each other; a tag without one is left out. */
function keyOf({ type, attributes, text }: Tag): string | undefined {
  const { rel, href, src } = attributes;
  if (type === 'meta') {
    const name = Object.keys(attributes).findLast((attribute) => metaKeys.includes(attribute));
    return name && attributes[name] && `${name} ${attributes[name].toLowerCase()}`;
  }
  if (type === 'link') {
    return rel === 'canonical' ? rel : href?.toLowerCase();
  }
  return src || text;
}

/** Puts descriptions together, outermost first: an inner one replaces what it says anew. */
export function mergeHeads(heads: readonly HeadDescription[]): HeadDescription {
  const taken = new Set<string>();
  const tags: Tag[] = [];
  for (const head of [...heads].reverse()) {
    // Within one Head nothing excludes anything, such as two images of the page.
    const own = head.tags
      .map((tag) => ({ tag, key: keyOf(tag) }))
      .filter(({ tag, key }) => key && !taken.has(`${tag.type} ${key}`));
    for (const { tag, key } of own) {
      taken.add(`${tag.type} ${key}`);
    }
    tags.unshift(...own.map(({ tag }) => tag));
  }
  return {
    title: heads.findLast(({ title }) => title !== undefined)?.title,
    html: Object.assign({}, ...heads.map(({ html }) => html)),
    body: Object.assign({}, ...heads.map(({ body }) => body)),
    tags,
  };
}
