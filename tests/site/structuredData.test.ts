import { describe, expect, test } from 'vitest';
import { jobs } from '../../src/site/careers';
import { structuredData } from '../support/blogDocument';
import { pageAt } from '../support/builtSite';

type Thing = Record<string, unknown>;

/** What a page says of one type (schema.org). */
const thing = (path: string, type: string): Thing | undefined =>
  (structuredData(pageAt(path)) as Thing[]).find((data) => data['@type'] === type);

/** What schema.org and search engines ask of a position; the lines name what is missing. */
function missing(posting: Thing | undefined): string[] {
  const texts = ['title', 'description', 'datePosted', 'url', 'responsibilities', 'qualifications'];
  return [
    ...texts.filter((key) => typeof posting?.[key] !== 'string' || posting[key] === ''),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(String(posting?.datePosted)) ? [] : ['datePosted as a date']),
    ...((posting?.hiringOrganization as Thing | undefined)?.name ? [] : ['hiringOrganization']),
  ];
}

describe('structured data of the pages', () => {
  test.each(jobs.map(({ slug }) => slug))('the position %s is complete', (slug) => {
    const posting = thing(`/careers/${slug}`, 'JobPosting');
    expect(missing(posting)).toEqual([]);
    expect(String(posting?.url)).toMatch(new RegExp(`/careers/${slug}$`));
    expect(thing(`/careers/${slug}`, 'BreadcrumbList')).toBeDefined();
  });

  test('a position without its date or its firm is not', () => {
    const posting = thing(`/careers/${jobs[0]?.slug}`, 'JobPosting');
    expect(missing({ ...posting, datePosted: 'soon' })).toEqual(['datePosted as a date']);
    expect(missing({ ...posting, hiringOrganization: {} })).toEqual(['hiringOrganization']);
    expect(missing(undefined)).toContain('title');
  });

  test('the home page names the organization and the software', () => {
    expect(thing('/', 'Organization')).toMatchObject({ name: 'Datastrato' });
    expect(thing('/', 'SoftwareApplication')).toBeDefined();
    expect(thing('/', 'JobPosting')).toBeUndefined();
  });
});
