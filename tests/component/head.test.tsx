import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import * as original from 'react-helmet-async';
import { afterEach, describe, expect, it } from 'vitest';
import * as ours from '../../src/theme/head';

interface Heads {
  Helmet: ComponentType<{ children?: ReactNode }>;
  HelmetProvider: ComponentType<{ children?: ReactNode }>;
}
type Tree = (Head: Heads['Helmet']) => ReactNode;

const attributes = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => name !== 'data-rh')
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .sort()
    .join(' ');

/** What a reader's browser, and a crawler, has of the head. */
const head = () => ({
  title: document.title,
  html: attributes(document.documentElement),
  body: attributes(document.body),
  tags: [...document.head.querySelectorAll('[data-rh]')]
    .map((tag) => `${tag.localName} ${attributes(tag)} ${tag.textContent}`)
    .sort(),
});

const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

/** Renders trees one after the other, as navigation does, and returns the head after each. */
async function headsOf({ Helmet, HelmetProvider }: Heads, trees: readonly Tree[]) {
  const page = (tree: Tree) => <HelmetProvider>{tree(Helmet)}</HelmetProvider>;
  const { rerender } = render(page(() => null));
  const after = [];
  for (const tree of trees) {
    rerender(page(tree));
    await nextFrame();
    after.push(head());
  }
  return after;
}

function clean(): void {
  cleanup();
  document.head.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) {
      element.removeAttribute(name);
    }
  }
}
afterEach(clean);

/** What the original leaves in `<title>` and on elements beside this is its own bookkeeping. */
async function both(...trees: Tree[]) {
  const expected = await headsOf(original as unknown as Heads, trees);
  clean();
  return { expected, actual: await headsOf(ours, trees) };
}

const site: Tree = (Head) => (
  <Head>
    <html lang="en" dir="ltr" data-has-hydrated />
    <body />
    <title>Site</title>
    <meta name="twitter:card" content="summary" />
    <meta property="og:title" content="Site" />
    <link rel="alternate" href="https://example.org/" hrefLang="en" />
    <link rel="alternate" href="https://example.org/" hrefLang="x-default" />
  </Head>
);
const page =
  (name: string): Tree =>
  (Head) => (
    <>
      {site(Head)}
      <Head>
        <html lang="en" className={`page-${name}`} />
        <title>{name}</title>
        <meta property="og:title" content={name} />
        {name === 'a' && <meta httpEquiv="Content-Security-Policy" content="connect-src 'self'" />}
        <link rel="canonical" href={`https://example.org/${name}`} />
        {['one', 'two'].map((image) => (
          <meta key={image} property="og:image" content={image} />
        ))}
        <script type="application/ld+json">{`{"name":"${name}"}`}</script>
      </Head>
      <Head>
        <link rel="canonical" href={`https://example.org/inner/${name}`} />
        <meta name="TWITTER:card" content="summary_large_image" />
        <meta content="no name" />
      </Head>
    </>
  );

describe('Head', () => {
  it.each([
    ['one Head', [site]],
    ['inner Heads, which replace what outer ones say', [page('a')]],
    ['another page', [page('a'), page('b')]],
    ['a page with less', [page('a'), site]],
    ['nothing any more', [page('a'), () => null]],
  ] as [string, Tree[]][])('leaves the same head as react-helmet-async: %s', async (_, trees) => {
    const { expected, actual } = await both(...trees);
    expect(expected.at(0)?.title).not.toBe('');
    expect(actual).toEqual(expected);
  });

  // The original loses either the fragment's tags or those beside it.
  it('looks into fragments', async () => {
    const [after] = await headsOf(ours, [
      (Head) => (
        <Head>
          <meta name="a" content="1" />
          <Fragment key="b">
            <meta name="b" content="2" />
            <meta name="c" content="3" />
          </Fragment>
        </Head>
      ),
    ]);
    expect(after?.tags).toEqual([
      'meta content="1" name="a" ',
      'meta content="2" name="b" ',
      'meta content="3" name="c" ',
    ]);
  });

  it('would notice a difference', async () => {
    const { expected } = await both(page('a'));
    const { actual } = await both(page('b'));
    expect(actual).not.toEqual(expected);
  });

  it('leaves the elements of the server where they fit, and takes away those that do not', async () => {
    document.head.innerHTML =
      '<title data-rh="true">Site</title><meta data-rh="true" property="og:title" content="Site"><meta data-rh="true" name="old" content="1"><meta name="viewport" content="width=device-width">';
    const kept = document.querySelector('[property="og:title"]');
    await headsOf(ours, [site]);
    expect(document.querySelector('[property="og:title"]')).toBe(kept);
    expect(document.querySelector('[name="old"]')).toBeNull();
    expect(document.querySelector('[name="viewport"]')).not.toBeNull();
  });

  it('names an element that has no place there', () => {
    const { Helmet: Head } = ours;
    expect(() =>
      render(
        <Head>
          <div />
        </Head>,
      ),
    ).toThrow('<Head> has no place for <div>');
  });
});
