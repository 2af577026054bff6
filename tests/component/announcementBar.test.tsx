import AnnouncementBar from '@theme/AnnouncementBar';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { answers } from '../support/answers';
import { InSite, renderInSite } from '../support/docusaurus';

const initially = 'data-announcement-bar-initially-dismissed';
const site = (id: string) => ({
  themeConfig: {
    announcementBar: {
      id,
      content: 'News',
      backgroundColor: '#112233',
      textColor: '#fafafa',
      isCloseable: true,
    },
  },
});

/** The server's HTML of the bar, as elements. */
function fromServer(id: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(
    <InSite isBrowser={false} {...site(id)}>
      <AnnouncementBar />
    </InSite>,
  );
  return box;
}

/** Says whether the bar is hidden in the first paint, for a reader who closed the bar with an id. */
function isHiddenAtFirst(id: string, closed: string | undefined): boolean {
  // What the theme's own script does before.
  document.documentElement.setAttribute(initially, String(closed !== undefined));
  if (closed !== undefined) {
    localStorage.setItem('docusaurus.announcement.id', closed);
  }
  new Function(fromServer(id).querySelector('script')?.textContent ?? '')();
  return document.documentElement.getAttribute(initially) === 'true';
}

describe('the first paint of an announcement', () => {
  afterEach(() => document.documentElement.removeAttribute(initially));

  answers(
    '%s',
    (_: string, id: string, closed: string | undefined) => isHiddenAtFirst(id, closed),
    [
      ['shows it to who has closed none', 'b', undefined, false],
      ['shows it to who closed the one before', 'b', 'a', false],
      ['hides it from who closed it', 'b', 'b', true],
      ['takes an id for text', '</\'"\\', '</\'"\\', true],
    ],
  );

  it('is decided before the bar is read', () => {
    const [first, second] = fromServer('a').children;
    expect(first?.tagName).toBe('SCRIPT');
    expect(second?.getAttribute('role')).toBe('banner');
  });
});

it('the app needs no such script', () => {
  const { container } = renderInSite(<AnnouncementBar />, site('a'));
  expect(container.querySelector('script')).toBeNull();
});
