import Dialogs from '@site/src/theme/Root/dialogs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '@theme/CodeBlock';
import { beforeEach, describe, expect, it } from 'vitest';
import { controlCodeBlocks } from '../../src/client/controls/code';
import { loadSamples } from '../../src/client/sampleValues';
import { showSampleValues } from '../../src/client/sampleValues/samples';
import { sampleValuesKey } from '../../src/site/sampleValues';
import { renderInSite } from '../support/docusaurus';
import { word } from '../support/words';

controlCodeBlocks();

const code = 'curl http://localhost:8090/api/metalakes/demo/catalogs/hive';
const page = (
  <>
    <CodeBlock language="shell" html={code}>
      {code}
    </CodeBlock>
    <CodeBlock language="sql" html="SELECT 1">
      SELECT 1
    </CodeBlock>
    <button type="button" data-opens-dialog="image">
      <img src="/tree.webp" alt="A tree" />
    </button>
    <input aria-label="Elsewhere" />
    <Dialogs />
  </>
);
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');
const samples = (): (string | null)[] =>
  [...document.querySelectorAll('pre code')].map(({ textContent }) => textContent);
const offers = (): HTMLElement[] =>
  screen.queryAllByRole('button', { name: word('sampleValues.offer') });
const offerOf = async (block: number): Promise<HTMLElement[]> => {
  await userEvent.hover(document.querySelectorAll('pre')[block] ?? document.body);
  await act(async () => void (await loadSamples()));
  return offers();
};

beforeEach(() => {
  localStorage.clear();
  act(showSampleValues);
});

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

describe('the reader’s values', () => {
  it('are offered at samples that have a place for them', async () => {
    renderInSite(page);
    expect(await offerOf(1)).toEqual([]);
    expect(await offerOf(0)).toHaveLength(1);
    expect(await offerOf(0)).toHaveLength(1);
  });

  it('fill all samples, are kept, and are reset', async () => {
    renderInSite(page);
    const [offer = document.body] = await offerOf(0);
    await userEvent.click(offer);
    await dialog();
    expect(
      ['server', 'metalake', 'catalog', 'schema'].map((name) =>
        screen.getByLabelText(word(`sampleValues.fields.${name}.label`)),
      ),
    ).toHaveLength(4);
    await userEvent.type(screen.getByLabelText('Metalake'), ' lab ');
    await userEvent.click(screen.getByRole('button', { name: word('sampleValues.save') }));
    expect(samples()).toEqual([code.replace('demo', 'lab'), 'SELECT 1']);
    expect(JSON.parse(localStorage.getItem(sampleValuesKey) ?? '')).toEqual({ metalake: 'lab' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: word('sampleValues.reset') }));
    expect(samples()).toEqual([code, 'SELECT 1']);
    expect(localStorage.getItem(sampleValuesKey)).toBeNull();
  });

  it('say which of them can’t be, and keep nothing', async () => {
    renderInSite(page);
    const [offer = document.body] = await offerOf(0);
    await userEvent.click(offer);
    await dialog();
    await userEvent.type(screen.getByLabelText('Server address'), 'localhost');
    await userEvent.click(screen.getByRole('button', { name: word('sampleValues.save') }));
    const field = screen.getByLabelText<HTMLInputElement>('Server address');
    expect(field.validity.patternMismatch).toBe(true);
    expect(field.title).toBe(word('sampleValues.fields.server.error'));
    expect(localStorage.getItem(sampleValuesKey)).toBeNull();
    expect(samples()[0]).toBe(code);
  });

  it.each(['garbage', '[]', '{"metalake":"<img>"}', '{"other":"x"}', 'null'])(
    'are none where the storage holds %s',
    (garbage) => {
      localStorage.setItem(sampleValuesKey, garbage);
      renderInSite(page);
      act(showSampleValues);
      expect(samples()).toEqual([code, 'SELECT 1']);
      expect(screen.queryByText(word('sampleValues.note'))).toBeNull();
    },
  );

  it('are shown from the storage', () => {
    localStorage.setItem(sampleValuesKey, '{"catalog":"pg"}');
    renderInSite(page);
    act(showSampleValues);
    expect(samples()[0]).toBe(code.replace('hive', 'pg'));
    expect(screen.getByText(word('sampleValues.note'))).toBeDefined();
  });
});
