import { Parser } from 'htmlparser2';
import { cellSeparator, type SearchRecord } from '../engine/record';
import { type Block, recordsOfBlocks, withoutSections } from './blocks';

/** What became of one page. */
export interface PageRecords {
  records: SearchRecord[];
  /** Why the page has no place in the index; `undefined` if it has one. */
  leftOut?: 'noindex' | 'not a page' | 'list';
  /** What a writer should mend; each names the page. */
  warnings: string[];
}

/** What the records can't tell from the page itself. */
export interface PageOptions {
  /** Address of the site without its path, such as `https://example.org`. */
  siteUrl: string;
  /** Path of the page, with the base URL, as links write it: `/docs/latest/overview`. */
  path: string;
  /** `lvl0` of pages that stand in no section. */
  siteName: string;
  /** Whether code blocks become records too, ranked below prose; off by default. */
  code?: boolean;
  /** Headings of sections that only lead elsewhere, such as “Where next”: no records. */
  leftOutSections?: readonly string[];
  /** The rank of the page at a path; 0 by default. */
  pageRank?: (path: string) => number;
}

const skippedTags = new Set(
  'nav aside footer script style svg button select textarea template noscript time iframe'.split(
    ' ',
  ),
);
/** Classes whose elements repeat what stands elsewhere, or are controls. */
const skippedClasses =
  /^(hash-link|theme-doc-version-badge|theme-doc-version-banner|theme-doc-toc-.*|theme-doc-breadcrumbs|table-of-contents.*|tocCollapsible.*|theme-doc-footer|pagination-nav|avatar.*|admonitionHeading.*|visually-hidden)$/;
const inlineTags = new Set(
  'a abbr b bdi cite code del em i img ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const headingTag = /^h([1-6])$/;

/** Tidies a text: no zero-width characters, single spaces. */
const tidy = (text: string): string =>
  text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Pages that list other pages repeat them; Docusaurus gives them tags of their own. */
const isSearchedTag = (tag: string): boolean => tag === 'default' || /^docs-.+-.+$/.test(tag);

/**
 * Reads one rendered page, piece by piece, and returns its records (specification §3): headings, paragraphs, list items and
 * whole table rows of its `main` element, hidden tabs included.
 * Pages that search engines must not index, that list other pages, or that carry no search tag have none.
 */
export class PageReader {
  private readonly parser: Parser;
  private readonly open: { name: string; skip: boolean; anchor: string | undefined }[] = [];
  private readonly meta = new Map<string, string>();
  private readonly classes: string[] = [];
  private readonly ids = new Set<string>();
  private blocks: Block[] = [];
  private readonly warnings: string[] = [];
  private skipping = 0;
  private inMain = 0;
  private inHeader = 0;
  private inRow = 0;
  private inTableHead = 0;
  private inCode = 0;
  /** Samples of JSON repeat names that stand in the text, around made-up values. */
  private isData = false;
  private text = '';
  private cells: string[] = [];
  private anchor: string | null = null;
  private headings = 0;
  private heading: { level: number; anchor: string | null } | undefined;
  private title: string | undefined;
  private label: string | undefined;
  /** Labels of the open categories of the sidebar, outermost first. */
  private readonly categories: string[] = [];
  private crumbs: string[] = [];
  private truncated = false;
  private canonical: string | undefined;

  constructor(private readonly options: PageOptions) {
    this.parser = new Parser({
      onopentag: (name, attributes) => this.openTag(name, attributes),
      ontext: (text) => this.addText(text),
      onclosetag: (name, implied) => this.closeTag(name, implied),
    });
  }

  /** Reads the next piece of the page. */
  write(html: string): void {
    this.parser.write(html);
  }

  /** Returns the records, once the whole page is read. */
  end(): PageRecords {
    const mainOpen = this.inMain > 0;
    this.parser.end();
    this.truncated = mainOpen;
    return this.finish();
  }

  private warn(what: string): void {
    this.warnings.push(`Search: ${this.options.path}: ${what}`);
  }

  private openTag(name: string, attributes: Record<string, string>): void {
    const classes = (attributes.class ?? '').split(/\s+/);
    if (name === 'link' && attributes.rel === 'canonical') {
      this.canonical = attributes.href;
    } else if (name === 'meta') {
      this.meta.set(attributes.name ?? attributes.property ?? '', attributes.content ?? '');
    } else if (name === 'html') {
      this.classes.push(...classes);
    } else if (name === 'title') {
      this.title = '';
    } else if (classes.includes('menu__link--sublist') && classes.includes('menu__link--active')) {
      this.label = '';
    } else if (classes.includes('breadcrumbs__link')) {
      this.label = '';
    }
    if (name === 'br') {
      this.addText(' ');
    }
    if (voidTags.has(name)) {
      return;
    }
    if (name === 'tbody' || name === 'tfoot') {
      this.closeTableHead();
    }
    if (name === 'main') {
      this.inMain += 1;
    }
    const skip =
      this.inMain > 0 &&
      (skippedTags.has(name) ||
        attributes['aria-hidden'] === 'true' ||
        attributes.role === 'tablist' ||
        classes.some((value) => skippedClasses.test(value)));
    this.open.push({ name, skip, anchor: attributes.id });
    if (skip) {
      this.skipping += 1;
    }
    if (this.inMain === 0 || this.skipping > 0) {
      return;
    }
    this.checkId(attributes.id);
    this.openBlock(name, attributes.id, classes);
  }

  /** HTML lets `</th>`, `</tr>` and `</thead>` be left out before a table's body; the parser closes them only with the table. */
  private closeTableHead(): void {
    const head = this.open.findLastIndex(({ name }) => name === 'thead' || name === 'table');
    if (this.open[head]?.name === 'thead') {
      for (const { name } of this.open.slice(head).reverse()) {
        this.closeTag(name, true);
      }
    }
  }

  private checkId(id: string | undefined): void {
    if (id === undefined) {
      return;
    }
    if (this.ids.has(id)) {
      this.warn(
        `the id "${id}" stands twice, so links to it lead to the first. Rename one heading.`,
      );
    }
    this.ids.add(id);
  }

  private openBlock(name: string, id: string | undefined, classes: string[]): void {
    const level = headingTag.exec(name)?.[1];
    if (!inlineTags.has(name)) {
      this.flush();
    }
    if (level !== undefined) {
      this.heading = { level: Number(level), anchor: id ?? this.enclosingId() };
    } else if (name === 'header') {
      this.inHeader += 1;
    } else if (name === 'thead') {
      this.inTableHead += 1;
    } else if (name === 'tr') {
      this.inRow += 1;
      this.cells = [];
    } else if (name === 'pre') {
      this.inCode += 1;
      this.isData = classes.includes('language-json');
    }
  }

  /** A heading without an id is reached through the section it stands in. */
  private enclosingId(): string | null {
    const around = this.open.findLast(
      ({ anchor, name }) => anchor !== undefined && name === 'section',
    );
    return around?.anchor ?? this.anchor;
  }

  private addText(text: string): void {
    if (this.title !== undefined && this.open.at(-1)?.name === 'title') {
      this.title += text;
      return;
    }
    if (this.label !== undefined) {
      this.label += text;
    }
    if (this.inMain > 0 && this.skipping === 0) {
      this.text += text;
    }
  }

  private closeTag(name: string, implied: boolean): void {
    if (voidTags.has(name) || this.open.at(-1)?.name !== name) {
      return; // nothing to close, or closed before by `closeTableHead`
    }
    const wasSkipping = this.skipping > 0;
    const element = this.open.pop();
    if (element?.skip) {
      this.skipping -= 1;
    }
    if (this.label !== undefined && (name === 'a' || name === 'span' || name === 'li')) {
      this.closeLabel(name);
    }
    if (this.inMain > 0 && !wasSkipping) {
      this.closeBlock(name);
    }
    if (name === 'main') {
      this.inMain -= 1;
      if (implied) {
        this.truncated = true;
      }
    }
  }

  private closeLabel(name: string): void {
    const label = tidy(this.label ?? '');
    if (name === 'span' && this.inMain === 0) {
      return; // the label of a sidebar category stands in a span inside the link
    }
    if (label !== '') {
      if (this.inMain > 0) {
        this.crumbs.push(label);
      } else {
        this.categories.push(label);
      }
    }
    this.label = undefined;
  }

  private closeBlock(name: string): void {
    if (headingTag.test(name) && this.heading) {
      this.closeHeading();
      return;
    }
    if (name === 'td' || name === 'th') {
      this.cells.push(tidy(this.text));
      this.text = '';
      return;
    }
    if (name === 'tr') {
      this.closeRow();
      return;
    }
    if (name === 'pre') {
      this.closeCode();
    } else if (!inlineTags.has(name)) {
      this.flush();
    }
    if (name === 'header') {
      this.inHeader -= 1;
    } else if (name === 'thead') {
      this.inTableHead -= 1;
    }
  }

  private closeHeading(): void {
    const text = tidy(this.text);
    this.text = '';
    const heading = this.heading;
    this.heading = undefined;
    if (heading === undefined || text === '') {
      return;
    }
    const isTitle = heading.level === 1 && this.headings === 0;
    if (heading.level === 1 && !isTitle) {
      this.warn(`a second h1, "${text}", is read as an h2. Keep one h1 a page.`);
    }
    this.headings += 1;
    this.anchor = isTitle ? null : heading.anchor;
    const level = isTitle ? 1 : Math.max(2, heading.level);
    this.blocks.push({ level, text, anchor: this.anchor });
  }

  private closeRow(): void {
    this.inRow -= 1;
    const row = this.cells.filter((cell) => cell !== '').join(cellSeparator);
    this.cells = [];
    this.text = '';
    if (this.inTableHead === 0) {
      this.addBlock(row);
    }
  }

  private closeCode(): void {
    this.inCode -= 1;
    if (this.inRow === 0 && this.inCode === 0) {
      if (this.options.code && !this.isData) {
        this.addBlock(tidy(this.text), -1);
      }
      this.text = '';
    }
  }

  /** Ends the text of a block, unless it goes on in a heading, a row or a code block. */
  private flush(): void {
    if (this.inRow > 0 || this.heading || this.inCode > 0) {
      this.text += ' ';
      return;
    }
    this.addBlock(tidy(this.text));
    this.text = '';
  }

  private addBlock(text: string, level = 0): void {
    if (this.inHeader === 0 && /[\p{L}\p{N}]/u.test(text)) {
      this.blocks.push({ level, text, anchor: this.anchor });
    }
  }

  private leftOut(): PageRecords['leftOut'] {
    const tag = this.meta.get('docsearch:docusaurus_tag');
    if (tag === undefined || this.meta.get('docsearch:language') === undefined) {
      return 'not a page';
    }
    if (/\bnoindex\b|\bnone\b/i.test(this.meta.get('robots') ?? '')) {
      return 'noindex';
    }
    const isBlogList =
      this.classes.includes('plugin-blog') && !this.classes.includes('blog-post-page');
    return isBlogList || !isSearchedTag(tag) ? 'list' : undefined;
  }

  private lvl0(): string {
    const path = this.categories.length > 0 ? this.categories : this.crumbs.slice(0, -1);
    if (path.length > 0) {
      return path.join(' › ');
    }
    if (this.classes.includes('plugin-blog')) {
      return 'Blog';
    }
    return this.classes.includes('plugin-docs') ? 'Documentation' : this.options.siteName;
  }

  /** The title of a page without h1: its own part of the title element. */
  private fallbackTitle(): string {
    return tidy((this.title ?? '').split(' | ')[0] ?? '') || this.options.path;
  }

  private finish(): PageRecords {
    const leftOut = this.leftOut();
    if (leftOut !== undefined) {
      return { records: [], leftOut, warnings: [] };
    }
    if (this.truncated) {
      this.warn('the page ends inside its main element. Build it again.');
    }
    this.putTitleFirst();
    this.blocks = withoutSections(this.blocks, this.options.leftOutSections ?? []);
    return { records: this.toRecords(), warnings: this.warnings };
  }

  /** What stands above the h1 belongs to the page too, so the h1 comes first. */
  private putTitleFirst(): void {
    const at = this.blocks.findIndex(({ level }) => level === 1);
    const [title] = at < 0 ? [] : this.blocks.splice(at, 1);
    if (title === undefined) {
      this.warn('no h1 in a main element, so its title stands for one. Give the page an h1.');
    }
    this.blocks.unshift(title ?? { level: 1, text: this.fallbackTitle(), anchor: null });
  }

  /** The path as links write it: a file's name doesn't tell whether it ends in a slash, the canonical address does. */
  private path(): string {
    const { path, siteUrl } = this.options;
    const canonical = this.canonical?.startsWith(siteUrl)
      ? this.canonical.slice(siteUrl.length)
      : path;
    const bare = (text: string): string => text.replace(/\/$/, '');
    return bare(canonical) === bare(path) ? canonical : path;
  }

  private toRecords(): SearchRecord[] {
    const path = this.path();
    return recordsOfBlocks(this.blocks, {
      siteUrl: this.options.siteUrl,
      path,
      pageRank: this.options.pageRank?.(path) ?? 0,
      lvl0: this.lvl0(),
      language: this.meta.get('docsearch:language') ?? '',
      version: this.meta.get('docsearch:version') ?? '',
      tag: this.meta.get('docsearch:docusaurus_tag') ?? '',
    });
  }
}

/** Reads a page that is at hand as a whole. */
export function pageRecords(html: string, options: PageOptions): PageRecords {
  const reader = new PageReader(options);
  reader.write(html);
  return reader.end();
}
