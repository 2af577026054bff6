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
/** Classes whose elements repeat other content, or are controls. */
const skippedClasses =
  /^(hash-link|theme-doc-version-badge|theme-doc-version-banner|theme-doc-toc-.*|theme-doc-breadcrumbs|table-of-contents.*|theme-doc-footer|pagination-nav|avatar.*|admonitionHeading.*|visually-hidden)$/;
const inlineTags = new Set(
  'a abbr b bdi cite code del em i img input ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const headingTag = /^h([1-6])$/;
/** Words that don't belong to a name, a figure, or a date. */
const plainWord = /(?<![^\s(])\p{L}+(?=[\s,.;:)]|$)/gu;
/** A description has words; a request line or a date isn't a description. */
const leastWords = 2;

const elementId = ({ properties }: Element): string | undefined =>
  properties.id === undefined ? undefined : String(properties.id);

const isSkipped = (element: Element): boolean =>
  skippedTags.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tablist' ||
  element.properties.dataUnsearched !== undefined ||
  classNames(element).some((name) => skippedClasses.test(name));

/** Whether an element begins a text of its own: a block, or an inline element around one, such as the link of a card. */
const isBlock = (node: Nodes): node is Element =>
  node.type === 'element' &&
  !isSkipped(node) &&
  node.tagName !== 'br' &&
  (!inlineTags.has(node.tagName) || elementsIn(node).some(isBlock));

const isJson = (element: Element): boolean => classNames(element).includes('language-json');

/** Tidies a text: no zero-width characters, single spaces. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of an element without what is skipped, with spaces around its blocks. */
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

/** What a list item or a table row says behind the one link that it begins with: `[Security](…): who may log in`. */
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

/** Every element below another one that isn't skipped. */
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

/** What the main elements of a page say. */
export interface MainBlocks {
  /** Headings, paragraphs, list items, whole table rows and, when asked for, code blocks, in the order of the page. */
  blocks: Block[];
  links: PageLink[];
}

/** What the elements around an element say of it. */
interface Place {
  /** The id of the section around it, by which a heading without an id is reached. */
  section?: string | undefined;
  /** In a header, of which only the headings count. */
  inHeader?: boolean;
  /** In a code block whose language is JSON; the theme writes the language on the wrapper of its blocks. */
  inJson?: boolean;
}

/** Collects the blocks below elements in the order of the page. */
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

  /** The first h1 is the title of the page, which needs no anchor. */
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
 *
 * @param withCode whether code blocks are blocks too. Samples of JSON never are: they repeat names from the text,
 * around made-up values.
 */
export function mainBlocks(mains: readonly Element[], withCode: boolean): MainBlocks {
  const reader = new BlockReader(withCode);
  for (const main of mains) {
    reader.read(main, {});
  }
  return { blocks: reader.blocks, links: describedLinks(mains.flatMap(shownElements)) };
}
