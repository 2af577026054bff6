import Dialogs from '@site/src/theme/Root/dialogs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';
import { word } from '../support/words';

const page = (
  <>
    <button type="button" data-opens-dialog="image">
      <img src="/tree.webp" alt="A tree" />
    </button>
    <input aria-label="Elsewhere" />
    <Dialogs />
  </>
);
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');

it('keys are listed by a question mark, and by it alone', async () => {
  renderInSite(page);
  fireEvent.keyDown(document.body, { key: '!' });
  fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  expect((await dialog()).getAttribute('aria-label')).toBe(word('keysDialog.title'));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    ['search', 'searchFromField', 'choose', 'tabs', 'close', 'help'].map((name) =>
      word(`keysDialog.${name}`),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a picture opens in full with its words', async () => {
  renderInSite(page);
  await userEvent.click(screen.getByRole('button', { name: 'A tree' }));
  expect((await dialog()).querySelector('img')?.alt).toBe('A tree');
});
