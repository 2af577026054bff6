import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import stockProgress from '@docusaurus/theme-classic/lib/nprogress';
import { PageMetadata, useWindowSize } from '@docusaurus/theme-common';
import { cleanPath } from '@site/src/client/cleanAddress';
import { asksNotToBeTracked } from '@site/src/site/deployment';
import { isDarkBlock } from '@site/src/theme/Navbar/Layout/useDarkBlock';
import { pageInLatest } from '@site/src/theme/NotFound/Content/pageInLatest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Layout from '@theme/Layout';
import Navbar from '@theme/Navbar';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import nprogress from 'nprogress';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { footer } from '../../src/site/shell';
import { answers } from '../support/answers';
import { InSite, renderInSite, version } from '../support/docusaurus';

describe('isDarkBlock', () => {
  answers('with the section at %s px: %s', (top: number | undefined) => isDarkBlock(top), [
    [101, false],
    [100, true],
    [0, true],
    [-1380, true],
    [-1381, false],
    [undefined, false],
  ]);
});

describe('cleanPath', () => {
  answers('%s is %s', cleanPath, [
    ['/index.html', '/'],
    ['/blog/index.html', '/blog/'],
    ['/about-us.html', '/about-us'],
    ['/docs/latest/', '/docs/latest/'],
    ['/blog/an-index.html', '/blog/an-index'],
    ['/html', '/html'],
  ]);
});

describe('pageInLatest', () => {
  const latest = version('2.0', ['intro', 'trino/install'], { isLast: true });

  answers('%s', (_, path) => pageInLatest(path, latest), [
    ['an old version', '/docs/1.0/intro', '/docs/latest/intro'],
    ['a number that no longer exists', '/docs/0.0.1/trino/install/', '/docs/latest/trino/install'],
    ["the latest version's own number", '/docs/2.0/intro', '/docs/latest/intro'],
    ['a page that the latest version has not', '/docs/1.0/gone', undefined],
    ['no version at all', '/docs', undefined],
    ['a page without a version', '/docs/intr', undefined],
    ['another part of the site', '/blog/1.0/intro', undefined],
  ]);
});

describe('asksNotToBeTracked', () => {
  answers('%j: %s', asksNotToBeTracked, [
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ]);
});

describe('page titles', () => {
  it.each([
    [' Blog ', 'Blog | Site title'],
    ['', 'Site title'],
    ['   ', 'Site title'],
    [undefined, 'Site title'],
  ])('of a page called %j: %s', async (title, expected) => {
    document.title = 'before';
    renderInSite(
      <TitleFormatter>
        <SiteMetadataDefaults />
        <PageMetadata title={title} />
      </TitleFormatter>,
    );
    await waitFor(() => expect(document.title).toBe(expected));
  });
});

describe('the progress bar', () => {
  afterEach(() => {
    vi.useRealTimers();
    nprogress.remove();
  });

  it('starts 200 ms after a change of route has begun, and ends with it', () => {
    vi.useFakeTimers();
    const place = (pathname: string) => ({ pathname }) as never;
    stockProgress.onRouteUpdate?.({ previousLocation: place('/a'), location: place('/b') });
    vi.advanceTimersByTime(199);
    expect(nprogress.isStarted()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(nprogress.isStarted()).toBe(true);
    stockProgress.onRouteDidUpdate?.({ previousLocation: place('/a'), location: place('/b') });
    vi.runAllTimers();
    expect(nprogress.isStarted()).toBe(false);
  });

  it('leaves a change alone that is over before that, or stays on its page', () => {
    vi.useFakeTimers();
    const place = (pathname: string) => ({ pathname }) as never;
    const [from, to] = [place('/a'), place('/b')];
    stockProgress.onRouteUpdate?.({ previousLocation: from, location: to })?.();
    stockProgress.onRouteUpdate?.({ previousLocation: to, location: to });
    vi.advanceTimersByTime(1000);
    expect(nprogress.isStarted()).toBe(false);
  });
});

/** Sets the width of the window, in pixels. */
function resizeTo(width: number): void {
  Object.assign(window, { innerWidth: width });
  fireEvent(window, new Event('resize'));
}

describe('the width of the window', () => {
  function Size(): string {
    return useWindowSize();
  }
  afterEach(() => resizeTo(1024));

  it('is desktop above 996 pixels, else mobile, and unknown to the server', () => {
    expect(
      renderToStaticMarkup(
        <InSite isBrowser={false}>
          <Size />
        </InSite>,
      ),
    ).toContain('ssr');
    resizeTo(996);
    const { container } = renderInSite(<Size />);
    expect(container.textContent).toBe('mobile');
    act(() => resizeTo(997));
    expect(container.textContent).toBe('desktop');
  });

  it('gives a narrow navbar its sidebar, and none where there is nothing in it', () => {
    resizeTo(360);
    const toggle = (): HTMLElement | null =>
      screen.queryByRole('button', { name: 'Toggle navigation bar' });
    const withItems = renderInSite(<Navbar />, {
      themeConfig: { navbar: { items: [{ to: '/blog', label: 'Blog' }], hideOnScroll: false } },
    });
    expect(toggle()).not.toBeNull();
    expect(document.querySelector('.navbar-sidebar')).not.toBeNull();
    withItems.unmount();
    renderInSite(<Navbar />);
    expect(toggle()).toBeNull();
    expect(document.querySelector('.navbar-sidebar')).toBeNull();
  });
});

describe('the layout', () => {
  it('keeps a crash inside the content: the rest of the page stands', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): never {
      throw new Error('broken part');
    }
    renderInSite(
      <Layout>
        <Broken />
      </Layout>,
      { themeConfig: { footer: { style: 'dark', ...footer } } },
    );
    vi.restoreAllMocks();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    expect(screen.getByText('broken part')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toBeDefined();
  });

  it('has no footer and no announcement where none is configured', () => {
    const { container } = renderInSite(
      <>
        <Footer />
        <AnnouncementBar />
      </>,
    );
    expect(container.textContent).toBe('');
  });
});

describe('the announcement bar', () => {
  const bar = (id: string, isCloseable = true) => ({
    themeConfig: {
      announcementBar: {
        id,
        content: '<b>News</b>',
        backgroundColor: '#112233',
        textColor: '#fafafa',
        isCloseable,
      },
    },
  });

  it('shows its content in its colors', () => {
    renderInSite(<AnnouncementBar />, bar('a'));
    const { style } = screen.getByRole('banner');
    expect(screen.getByText('News').tagName).toBe('B');
    expect([style.backgroundColor, style.color]).toEqual(['#112233', '#fafafa']);
  });

  it('stays closed once closed, until it has a new id', async () => {
    const first = renderInSite(<AnnouncementBar />, bar('a'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('banner')).toBeNull();
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
    first.unmount();
    const second = renderInSite(<AnnouncementBar />, bar('a'));
    expect(screen.queryByRole('banner')).toBeNull();
    second.unmount();
    renderInSite(<AnnouncementBar />, bar('b'));
    expect(screen.getByRole('banner')).toBeDefined();
  });

  it('has no button where it is not closeable', () => {
    renderInSite(<AnnouncementBar />, bar('a', false));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
