import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { cellSeparator } from '../engine/record';
import type { Block } from './blocks';
import { classNames, elementsIn, findElements, named } from './elements';
import type { PageLink } from './linkTexts';

const skippedTags = new Set(
  'nav aside footer script style svg button select textarea template noscript time iframe'.split(
    ' ',
  ),
);
/** Classes of controls, and of elements that repeat other content. */
const skippedClasses =
  /^(hash-link|theme-doc-version-badge|theme-doc-version-banner|theme-doc-toc-.*|theme-doc-breadcrumbs|table-of-contents.*|theme-doc-footer|pagination-nav|avatar.*|admonitionHeading.*|visually-hidden)$/;
const inlineTags = new Set(
  'a abbr b bdi cite code del em i img input ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const headingTag = /^h([1-6])$/;
/** Words that aren't part of a name, a figure, or a date. */
const plainWord = /(?<![^\s(])\p{L}+(?=[\s,.;:)]|$)/gu;
/** Minimum words of a description, which excludes request lines and dates. */
const leastWords = 2;

const elementId = ({ properties }: Element): string | undefined =>
  properties.id === undefined ? undefined : String(properties.id);

const isSkipped = (element: Element): boolean =>
  skippedTags.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tablist' ||
  element.properties.dataUnsearched !== undefined ||
  classNames(element).some((name) => skippedClasses.test(name));

/** Checks whether an element is a block, or an inline element around one, such as the link of a card. */
const isBlock = (node: Nodes): node is Element =>
  node.type === 'element' &&
  !isSkipped(node) &&
  node.tagName !== 'br' &&
  (!inlineTags.has(node.tagName) || elementsIn(node).some(isBlock));

const isJson = (element: Element): boolean => classNames(element).includes('language-json');

/** Removes zero-width characters and repeated spaces. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the text of an element without skipped elements, and with spaces around blocks. */
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

/** Returns the only link of a list item or table row that begins with it, and the text after it: `[Security](…): who can log in`. */
function describedLink(element: Element): [[Element, string]] | undefined {
  const [link, ...others] = findElements(
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
    ? [[link, description]]
    : undefined;
}

/** Returns all elements below an element, except skipped ones. */
const shownElements = (element: Element): Element[] =>
  elementsIn(element).flatMap((child) =>
    isSkipped(child) ? [] : [child, ...shownElements(child)],
  );

function describedLinks(elements: readonly Element[]): PageLink[] {
  const descriptions = new Map(
    elements.filter(named('li', 'tr')).flatMap((element) => describedLink(element) ?? []),
  );
  return elements.filter(named('a')).flatMap((link) => {
    const { href } = link.properties;
    const description = descriptions.get(link);
    return typeof href === 'string'
      ? [{ href, text: tidy(textOf(link)), ...(description && { description }) }]
      : [];
  });
}

/** The content of a page's main elements. */
export interface MainBlocks {
  /** Headings, paragraphs, list items, whole table rows, and optionally code blocks, in the order of the page. */
  blocks: Block[];
  links: PageLink[];
}

/** Facts about the elements around an element. */
interface Place {
  /** The id of the section around it, for headings without an id. */
  section?: string | undefined;
  /** In a header, whose text is ignored except for headings. */
  inHeader?: boolean;
  /** In a JSON code block. The theme sets the language on the wrapper. */
  inJson?: boolean;
}

/** Collects blocks in the order of the page. */
class BlockReader {
  readonly blocks: Block[] = [];
  private anchor: string | null = null;

  constructor(private readonly withCode: boolean) {}

  read(element: Element, place: Place): void {
    const { tagName } = element;
    if (headingTag.test(tagName)) {
      this.readHeading(element, place);
    } else if (tagName === 'tr') {
      this.readRow(element, place);
    } else if (tagName === 'pre') {
      if (this.withCode && !place.inJson && !isJson(element)) {
        this.add(shownText(element), place, -1);
      }
    } else if (tagName !== 'thead') {
      this.readChildren(element, {
        section: tagName === 'section' ? elementId(element) : place.section,
        inHeader: place.inHeader || tagName === 'header',
        inJson: place.inJson || isJson(element),
      });
    }
  }

  private add(text: string, { inHeader }: Place, level = 0, anchor = this.anchor): void {
    if (!inHeader && /[\p{L}\p{N}]/u.test(text)) {
      this.blocks.push({ level, text: tidy(text), anchor });
    }
  }

  /** The first h1 is the page's title, which doesn't need an anchor. */
  private readHeading(element: Element, { section }: Place): void {
    const text = tidy(shownText(element));
    if (text === '') {
      return;
    }
    const isTitle = element.tagName === 'h1' && this.blocks.every(({ level }) => level < 1);
    this.anchor = isTitle ? null : (elementId(element) ?? section ?? this.anchor);
    const level = isTitle ? 1 : Math.max(2, Number(element.tagName[1]));
    this.blocks.push({ level, text, anchor: this.anchor });
  }

  private readRow(row: Element, place: Place): void {
    const cells = elementsIn(row).map((cell) => tidy(shownText(cell)));
    this.add(cells.filter(Boolean).join(cellSeparator), place, 0, elementId(row) ?? this.anchor);
  }

  private readChildren({ children }: Element, place: Place): void {
    let run = '';
    for (const child of children) {
      if (isBlock(child)) {
        this.add(run, place);
        run = '';
        this.read(child, place);
      } else {
        run += shownText(child as Nodes);
      }
    }
    this.add(run, place);
  }
}

/**
 * Reads the content of the main elements of a page, hidden tabs included.
 * @param withCode whether to include code blocks, except JSON samples, which repeat names from the text.
 */
export function mainBlocks(mains: readonly Element[], withCode: boolean): MainBlocks {
  const reader = new BlockReader(withCode);
  for (const main of mains) {
    reader.read(main, {});
  }
  return { blocks: reader.blocks, links: describedLinks(mains.flatMap(shownElements)) };
}
