import JobList from '@site/src/components/landing/JobList';
import { careers, jobs } from '@site/src/site/careers';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInSite } from '../support/docusaurus';

const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const titlesOf = (team: string): string[] =>
  jobs.filter((job) => job.team === team).map(({ title }) => title);
/** The filter's link, not that of a position. */
const pill = (name: RegExp): HTMLElement =>
  within(screen.getByRole('navigation')).getByRole('link', { name });
const current = (link: HTMLElement): string | null => link.getAttribute('aria-current');

describe('the list of positions', () => {
  test('shows all, and a filter only for what differs', () => {
    renderInSite(<JobList jobs={jobs} />, { at: '/careers' });
    expect(titles()).toEqual(jobs.map(({ title }) => title));
    const filter = screen.getByRole('navigation', { name: 'Positions by team' });
    expect(current(within(filter).getByRole('link', { name: /^All/ }))).toBe('page');
    expect(screen.queryByRole('navigation', { name: 'Positions by place' })).toBeNull();
  });

  test('shows the positions of the team that the address names, and says how many', () => {
    renderInSite(<JobList jobs={jobs} />, { at: '/careers?team=Server' });
    expect(titles()).toEqual(titlesOf('Server'));
    expect(titles()).not.toEqual(titlesOf('Catalogs'));
    expect(screen.getByRole('status').textContent).toBe(
      `${titlesOf('Server').length} of ${jobs.length} positions`,
    );
    expect(current(pill(/^Server/))).toBe('page');
    expect(current(pill(/^Catalogs/))).toBeNull();
  });

  test('says so when none matches, and before hydration shows all', () => {
    const { unmount } = renderInSite(<JobList jobs={jobs} />, { at: '/careers?team=Nobody' });
    expect(titles()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(careers.none);
    unmount();
    renderInSite(<JobList jobs={jobs} />, { at: '/careers?team=Server', isBrowser: false });
    expect(titles()).toHaveLength(jobs.length);
  });
});
