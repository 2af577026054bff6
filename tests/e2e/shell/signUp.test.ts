import { expect, it } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();

it('the sign-up form refuses an address by its pattern, then thanks, and speaks to the site alone', async () => {
  await using watched = await open();
  const { page } = watched;
  await page.goto('/gravitino/cloud');
  await hydrated(page);
  const form = page.locator('[data-provider="newsletter"]');
  const field = form.getByLabel('Email address, newsletter');
  await expect.poll(() => field.getAttribute('title')).toBe('Email address should be valid');
  for (const address of ['', 'nobody', 'a@-b.org', `a@${'b'.repeat(64)}.org`]) {
    await field.fill(address);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => form.getAttribute('data-phase'), { message: address }).toBe('idle');
  }
  await field.fill('reader@example.org');
  await field.press('Enter');
  await form.getByRole('status').getByText('Thank you, we will be in touch soon!').waitFor();
  await expect.poll(() => form.getByRole('textbox').count()).toBe(0);
  expect(watched.problems).toEqual([]);
});
