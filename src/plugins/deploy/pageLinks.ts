import { Parser } from 'htmlparser2';

/** What a page refers to, and what can be referred to in it. */
export interface PageLinks {
  /** Addresses as written, of links, pictures, scripts, style sheets and alternates. */
  targets: string[];
  /** Values of `id` and of an anchor's `name`. */
  anchors: Set<string>;
  /** Where a page that only leads on says that it leads to. */
  refresh?: string;
}

const attributeOf: Record<string, string> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  source: 'src',
};

/** Reads the links and anchors of a page. */
export function pageLinks(html: string): PageLinks {
  const found: PageLinks = { targets: [], anchors: new Set() };
  const parser = new Parser({
    onopentag(name, attributes) {
      const target = attributes[attributeOf[name] ?? ''];
      if (target !== undefined) {
        found.targets.push(target);
      }
      for (const anchor of [attributes.id, name === 'a' ? attributes.name : undefined]) {
        if (anchor) {
          found.anchors.add(anchor);
        }
      }
      if (name === 'meta' && attributes['http-equiv'] === 'refresh') {
        found.refresh = /url=(.+)$/.exec(attributes.content ?? '')?.[1];
      }
    },
  });
  parser.end(html);
  return found;
}
