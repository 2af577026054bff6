import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { modeOf } from './looks';

const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules whose answer depends on colors. */
const colorRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function run(page: Page, runOnly: axe.RunOnly, within = 'html'): Promise<string[]> {
  // Through the debugger: the page's own security policy lets no foreign script in.
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([only, selector]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations: found } = await runner.run(selector, {
        runOnly: only,
        resultTypes: ['violations'],
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const [check] = [...any, ...all, ...none];
          return `${id}: ${target.join(' ')} ${check?.message ?? ''}`;
        }),
      );
    },
    [runOnly, within] as const,
  );
}

/** One line for every element, of a page or within one of its parts, that breaks a rule of WCAG 2.2 AA or a best practice. */
export const violations = (page: Page, within?: string): Promise<string[]> =>
  run(page, allRules, within);

/** The same of the rules that colors decide: for a page that was seen in the other color mode already. */
export const colorViolations = (page: Page, within?: string): Promise<string[]> =>
  run(page, colorRules, within);

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => modeOf(page)).toBe(colorScheme);
}

/** What axe finds in the dark mode, which only its colors set apart, and in the light one. The page follows the system, and is light afterward. */
export async function inBothModes(page: Page, within?: string): Promise<string[]> {
  await switchTo(page, 'dark');
  const dark = await colorViolations(page, within);
  await switchTo(page, 'light');
  return [...dark, ...(await violations(page, within))];
}
