import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { cellSeparator } from '../engine/record';
import type { Block } from './blocks';
import { classNames, findAll } from './elements';
import type { PageLink } from './linkTexts';

const skippedTags = new Set(
  'nav aside footer script style svg button select textarea template noscript time iframe'.split(
    ' ',
  ),
);
/** Classes whose elements repeat other content, or are controls. */
const skippedClasses =
  /^(hash-link|theme-doc-version-badge|theme-doc-version-banner|theme-doc-toc-.*|theme-doc-breadcrumbs|table-of-contents.*|theme-doc-footer|pagination-nav|avatar.*|admonitionHeading.*|visually-hidden)$/;
const inlineTags = new Set(
  'a abbr b bdi cite code del em i img input ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const headingTag = /^h([1-6])$/;

const idOf = ({ properties }: Element): string | undefined =>
  properties.id === undefined ? undefined : String(properties.id);

const isSkipped = (element: Element): boolean =>
  skippedTags.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tablist' ||
  element.properties.dataUnsearched !== undefined ||
  classNames(element).some((name) => skippedClasses.test(name));

/** Tidies a text: no zero-width characters, single spaces. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of an element as `mainBlocks` reads it, with spaces around its blocks. */
function shownText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' || isSkipped(node)) {
    return '';
  }
  const text = node.children.map(shownText).join('');
  return inlineTags.has(node.tagName) ? text : ` ${text} `;
}

/** Words that don't belong to a name, a figure, or a date. */
const plainWord = /(?<![^\s(])\p{L}+(?=[\s,.;:)]|$)/gu;
/** A description has words; a request line or a date isn't a description. */
const leastWords = 2;

/** What a list item or a table row says behind the one link that it begins with: `[Security](…): who may log in`. */
function describedLink(element: Element): { link: Element; description: string } | undefined {
  const [link, ...others] = findAll(
    element,
    ({ tagName, properties }) => tagName === 'a' && properties.href !== undefined,
  );
  if (link === undefined || others.length > 0) {
    return undefined;
  }
  const text = tidy(shownText(link));
  const whole = tidy(shownText(element));
  const description = whole.slice(text.length).replace(/^[^\p{L}\p{N}]+/u, '');
  const words = description.match(plainWord)?.length ?? 0;
  return text !== '' && whole.startsWith(text) && words >= leastWords
    ? { link, description }
    : undefined;
}

/** What the main elements of a page say. */
export interface MainBlocks {
  /** Headings, paragraphs, list items, whole table rows and, when asked for, code blocks, in the order of the page. */
  blocks: Block[];
  links: PageLink[];
  /** What a writer should fix. */
  warnings: string[];
}

/** Where in the page an element stands. */
interface Place {
  /** In a heading, a row or a code block, where the text goes on from one block to the next. */
  isJoined?: boolean;
  inRow?: boolean;
  inTableHead?: boolean;
  /** In a header, of which only the headings count. */
  inHeader?: boolean;
  /** In a code block whose language is JSON; the theme writes the language on the wrapper of its blocks. */
  isJson?: boolean;
  /** The id of the section around it. */
  section?: string;
}

/**
 * Reads the content of the main elements of a page, hidden tabs included.
 *
 * @param withCode whether code blocks are blocks too. Samples of JSON never are: they repeat names from the text,
 * around made-up values.
 */
export function mainBlocks(mains: readonly Element[], withCode: boolean): MainBlocks {
  const blocks: Block[] = [];
  const warnings: string[] = [];
  const links: PageLink[] = [];
  const ids = new Set<string>();
  const descriptions = new Map<Element, string>();
  /** What was read since the last block. */
  let text = '';
  let cells: string[] = [];
  let anchor: string | null = null;
  let headings = 0;

  const take = (): string => {
    const taken = tidy(text);
    text = '';
    return taken;
  };
  const add = (words: string, { inHeader }: Place, level = 0): void => {
    if (!inHeader && /[\p{L}\p{N}]/u.test(words)) {
      blocks.push({ level, text: words, anchor });
    }
  };
  const endBlock = (place: Place): void => {
    if (place.isJoined) {
      text += ' ';
    } else {
      add(take(), place);
    }
  };

  const checkId = (id: string): void => {
    if (ids.has(id)) {
      warnings.push(
        `the id "${id}" occurs twice, so links to it lead to the first. Rename one heading.`,
      );
    }
    ids.add(id);
  };

  const endHeading = (tagName: string, ownAnchor: string | null): void => {
    const words = take();
    if (words === '') {
      return;
    }
    const isTitle = tagName === 'h1' && headings === 0;
    headings += 1;
    anchor = isTitle ? null : ownAnchor;
    const level = isTitle ? 1 : Math.max(2, Number(tagName[1]));
    blocks.push({ level, text: words, anchor });
  };

  const readRow = (readCells: () => void): string => {
    cells = [];
    readCells();
    const row = cells.filter((cell) => cell !== '').join(cellSeparator);
    cells = [];
    text = '';
    return row;
  };

  const readBlock = (element: Element, place: Place): void => {
    const { tagName, children } = element;
    const readChildren = (inside: Place): void => {
      for (const child of children) {
        read(child, { ...place, ...inside });
      }
    };
    const id = idOf(element);
    const described = tagName === 'li' || tagName === 'tr' ? describedLink(element) : undefined;
    if (described) {
      descriptions.set(described.link, described.description);
    }
    endBlock(place);
    if (headingTag.test(tagName)) {
      // A heading without an id is reached through its section.
      const ownAnchor = id ?? place.section ?? anchor;
      readChildren({ isJoined: true });
      endHeading(tagName, ownAnchor);
    } else if (tagName === 'tr') {
      const row = readRow(() => readChildren({ isJoined: true, inRow: true }));
      if (!place.inTableHead) {
        const above = anchor;
        anchor = id ?? above;
        add(row, place);
        anchor = above;
      }
    } else if (tagName === 'td' || tagName === 'th') {
      readChildren({});
      cells.push(take());
    } else if (tagName === 'pre') {
      readChildren({ isJoined: true });
      if (!place.inRow) {
        const code = take();
        if (withCode && !place.isJson && !classNames(element).includes('language-json')) {
          add(code, place, -1);
        }
      }
    } else {
      const inside: Place = {
        ...(tagName === 'header' && { inHeader: true }),
        ...(tagName === 'thead' && { inTableHead: true }),
        ...(classNames(element).includes('language-json') && { isJson: true }),
        ...(tagName === 'section' && id !== undefined && { section: id }),
      };
      readChildren(inside);
      endBlock({ ...place, ...inside });
    }
  };

  const read = (node: Nodes, place: Place): void => {
    if (node.type === 'text') {
      text += node.value;
    } else if (node.type === 'element' && node.tagName === 'br') {
      text += ' ';
    } else if (node.type === 'element' && !isSkipped(node)) {
      const id = idOf(node);
      if (id !== undefined) {
        checkId(id);
      }
      const { href } = node.properties;
      if (node.tagName === 'a' && typeof href === 'string') {
        const description = descriptions.get(node);
        links.push({ href, text: tidy(textOf(node)), ...(description && { description }) });
      }
      if (inlineTags.has(node.tagName)) {
        for (const child of node.children) {
          read(child, place);
        }
      } else {
        readBlock(node, place);
      }
    }
  };
  for (const main of mains) {
    read(main, {});
  }
  return { blocks, links, warnings };
}
