import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import Panel from '../../src/components/rest/TryIt/Panel';
import type { RestCall } from '../../src/site/restReference';

const call: RestCall = {
  method: 'get',
  path: '/api/metalakes',
  server: 'http://localhost:8090',
  hasCors: true,
  parameters: [],
};

/** Fails as often as it is told to, then gives the form. */
function formAfter(failures: number): { load: () => Promise<{ default: () => string }> } {
  let asked = 0;
  return {
    load: async () => {
      asked += 1;
      if (asked <= failures) {
        throw new Error(`no form, ${asked}`);
      }
      return { default: () => `the form, asked for ${asked} times` };
    },
  };
}

it('Try it asks for its form when it is opened, and not before', async () => {
  render(<Panel call={call} loadForm={formAfter(0).load} />);
  expect(screen.getByText(/The form needs JavaScript/)).toBeTruthy();
  await userEvent.click(screen.getByText('Try it'));
  expect(await screen.findByText('the form, asked for 1 times')).toBeTruthy();
});

it('Try it stays where it is when its form can’t be loaded, and Retry asks again', async () => {
  render(<Panel call={call} loadForm={formAfter(2).load} />);
  await userEvent.click(screen.getByText('Try it'));
  expect((await screen.findByRole('alert')).textContent).toContain('no form, 1');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByText(/no form, 2/)).textContent).toBeTruthy();
  expect(screen.getByText('Try it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the form, asked for 3 times')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Try it opens in place if it is in sight, and lets its link lead there if it isn’t', async () => {
  render(
    <>
      <a href="#try-it">open</a>
      <Panel call={call} loadForm={formAfter(0).load} />
    </>,
  );
  const summary = screen.getByText('Try it');
  const focus = vi.spyOn(summary, 'focus');
  const inSight = vi.spyOn(document, 'elementFromPoint').mockReturnValue(null);
  const press = (): boolean => fireEvent.click(screen.getByText('open'));
  expect(press()).toBe(true);
  expect(focus).not.toHaveBeenCalled();
  inSight.mockReturnValue(summary);
  expect(press()).toBe(false);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(fireEvent.click(screen.getByText('open'), { ctrlKey: true })).toBe(true);
  inSight.mockRestore();
});
