import type { Root } from 'hast';
import { elementsOf } from '../built-pages/parsePage';

/** What a page refers to, and what can be referred to in it. */
export interface PageLinks {
  /** Addresses as written, of links, pictures, scripts, style sheets and alternates. */
  targets: string[];
  /** Values of `id` and of an anchor's `name`. */
  anchors: Set<string>;
  /** Where sign-up forms post to, as written. */
  forms: string[];
  /** Where a page that only leads on says that it leads to. */
  refresh?: string;
}

const attributeOf: Record<string, 'href' | 'src'> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  source: 'src',
};

/** Reads the links and anchors of a page. */
export function pageLinks(page: Root): PageLinks {
  const found: PageLinks = { targets: [], anchors: new Set(), forms: [] };
  for (const { tagName, properties } of elementsOf(page)) {
    const attribute = attributeOf[tagName];
    const target = attribute && properties[attribute];
    if (target !== undefined) {
      found.targets.push(String(target));
    }
    if (properties.dataEndpoint !== undefined) {
      found.forms.push(String(properties.dataEndpoint));
    }
    for (const anchor of [properties.id, tagName === 'a' ? properties.name : undefined]) {
      if (anchor) {
        found.anchors.add(String(anchor));
      }
    }
    if (tagName === 'meta' && String(properties.httpEquiv) === 'refresh') {
      found.refresh = /url=(.+)$/.exec(String(properties.content))?.[1];
    }
  }
  return found;
}
