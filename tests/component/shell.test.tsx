import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import { PageMetadata } from '@docusaurus/theme-common';
import { asksNotToBeTracked } from '@site/src/theme/analytics';
import { cleanPath } from '@site/src/theme/cleanAddress';
import { isDarkBlock } from '@site/src/theme/Navbar/Layout/useDarkBlock';
import { pageInLatest } from '@site/src/theme/NotFound/Content/pageInLatest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBar from '@theme/AnnouncementBar';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import nprogress from 'nprogress';
import { describe, expect, it } from 'vitest';
import { progress } from '../../src/site/progress';
import { renderInSite, version } from '../support/docusaurus';

describe('isDarkBlock', () => {
  it.each([
    [101, false],
    [100, true],
    [0, true],
    [-1380, true],
    [-1381, false],
    [undefined, false],
  ])('with the section at %s px: %s', (top, expected) => {
    expect(isDarkBlock(top)).toBe(expected);
  });
});

describe('cleanPath', () => {
  it.each([
    ['/index.html', '/'],
    ['/blog/index.html', '/blog/'],
    ['/about-us.html', '/about-us'],
    ['/docs/latest/', '/docs/latest/'],
    ['/blog/an-index.html', '/blog/an-index'],
    ['/html', '/html'],
  ])('%s is %s', (path, expected) => {
    expect(cleanPath(path)).toBe(expected);
  });
});

describe('pageInLatest', () => {
  const latest = version('2.0', ['intro', 'trino/install'], { isLast: true });

  it.each([
    ['an old version', '/docs/1.0/intro', '/docs/latest/intro'],
    ['a number that no longer exists', '/docs/0.0.1/trino/install/', '/docs/latest/trino/install'],
    ["the latest version's own number", '/docs/2.0/intro', '/docs/latest/intro'],
    ['a page that the latest version has not', '/docs/1.0/gone', undefined],
    ['no version at all', '/docs', undefined],
    ['another part of the site', '/blog/1.0/intro', undefined],
  ])('%s', (_, path, expected) => {
    expect(pageInLatest(path, latest)).toBe(expected);
  });
});

describe('asksNotToBeTracked', () => {
  it.each([
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('%j: %s', (browser, expected) => {
    expect(asksNotToBeTracked(browser)).toBe(expected);
  });
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

it('the progress bar has been given its figures', async () => {
  await import('@site/src/theme/progress');
  expect(nprogress.settings).toMatchObject(progress);
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

  it('shows its content in its colours', () => {
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
