import { cellSeparator } from './record';
import { type Section, siteTag } from './shard';
import { camelTermsOf, termsOf } from './tokenize';

/** Where in a section a term occurs. Fields of the page belong to its first section. */
export const fields = [
  'title',
  'keywords',
  'links',
  'description',
  'place',
  'key',
  'content',
  'code',
  'camel',
] as const;
export type Field = (typeof fields)[number];

/** Number of a field in the places of a term. */
export const fieldNumber = (field: Field): number => fields.indexOf(field);

/** A term's places: section, number of the field and count, one after the other. */
type Places = number[];

/** Numbers of one place. */
const stride = 3;

/** Letters and digits, and no capitals. */
const plain = /^(?:(?!\p{Lu})[\p{L}\p{N}])+$/u;

const keysOf = ({ blocks }: Section): string =>
  blocks
    .filter(({ text }) => text.includes(cellSeparator))
    .map(({ text }) => text.slice(0, text.indexOf(cellSeparator)))
    .join('\n');

function textsOf(section: Section): Record<Field, string> {
  const { heading, hierarchy, level, about, linkTexts, names, blocks } = section;
  // A post has its words there, too: plain ones.
  const isWord = (name: string): boolean => section.tag === siteTag && plain.test(name);
  const words = names.split(' ').filter(isWord).join(' ');
  const code = names
    .split(' ')
    .filter((name) => !isWord(name))
    .join(' ');
  const content = [...blocks.map(({ text }) => text), words].join('\n');
  return {
    title: heading,
    keywords: about?.keywords.join('\n') ?? '',
    links: linkTexts.join('\n'),
    description: about?.description ?? '',
    // The place of the page in the sidebar, or the part of the site.
    place: level === 1 ? hierarchy.lvl0 : '',
    key: keysOf(section),
    content,
    code,
    camel: `${heading}\n${content}\n${code}`,
  };
}

/** Where each term of some sections stands. */
export class Postings {
  private readonly places = new Map<string, Places>();
  /** How often each term stands somewhere; in a heading it counts more, in code less. */
  readonly counts = new Map<string, number>();
  /** Terms below the headings, by section. */
  readonly lengths: Float32Array;

  constructor(sections: readonly Section[]) {
    this.lengths = new Float32Array(sections.length);
    sections.forEach((section, id) => {
      this.add(section, id);
    });
  }

  private add(section: Section, id: number): void {
    const texts = textsOf(section);
    fields.forEach((field, number) => {
      const share = field === 'title' ? 3 : field === 'code' ? 0.2 : 1;
      const lines = field === 'keywords' ? texts.keywords.split('\n') : [texts[field]];
      for (const line of lines) {
        const terms = field === 'camel' ? camelTermsOf(line) : termsOf(line);
        if (field === 'content') {
          this.lengths[id] = terms.length;
        }
        const count = field === 'keywords' ? 1 / terms.length : 1;
        for (const term of terms) {
          this.counts.set(term, (this.counts.get(term) ?? 0) + share);
          this.place(term, id, number, count);
        }
      }
    });
  }

  private place(term: string, id: number, field: number, count: number): void {
    const places = this.places.get(term);
    if (places === undefined) {
      this.places.set(term, [id, field, count]);
      return;
    }
    // Terms come section by section and field by field, so a place that is known is the last.
    const last = places.length - stride;
    if (places[last] === id && places[last + 1] === field) {
      places[last + 2] = (places[last + 2] ?? 0) + count;
    } else {
      places.push(id, field, count);
    }
  }

  /** Calls back for every place of a term, with how often it occurs there; among keywords, with its share of them. */
  each(term: string, callback: (section: number, field: number, count: number) => void): void {
    const places = this.places.get(term);
    for (let at = 0; at < (places?.length ?? 0); at += stride) {
      callback(places?.[at] ?? 0, places?.[at + 1] ?? 0, places?.[at + 2] ?? 0);
    }
  }
}
