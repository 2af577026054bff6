import PageFeedback from '@site/src/components/forms/PageFeedback';
import { issueAddress } from '@site/src/components/forms/PageFeedback/issueAddress';
import { sendAnswer } from '@site/src/components/forms/PageFeedback/send';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InSite, renderInSite } from '../support/docusaurus';
import { formServer } from '../support/formServer';
import { freePort } from '../support/freePort';
import { word } from '../support/words';

const server = formServer();

const question = (
  <PageFeedback permalink="/docs/latest/tables" title="Tables & views" version="0.5.1" />
);
async function render(path: string): Promise<void> {
  renderInSite(question, { customFields: { feedbackEndpoint: server.address + path } });
  await screen.findByRole('group', { name: word('feedback.question') });
}
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const status = (): string => screen.getByRole('status').textContent ?? '';
const said = (text: string): Promise<void> => waitFor(() => expect(status()).toContain(text));
const answers = (): unknown[] => server.received.map(({ body }) => JSON.parse(body));
const about = { page: 'https://example.org/docs/latest/tables', version: '0.5.1' };

describe('with an endpoint', () => {
  it('sends nothing before a press', async () => {
    await render('/feedback');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.received).toEqual([]);
  });

  it('sends the answer and thanks; then takes words, sends them on a press, and thanks again', async () => {
    await render('/feedback');
    await press(word('feedback.no'));
    await said(word('feedback.thanks'));
    expect(server.received[0]).toMatchObject({ path: '/feedback', type: 'application/json' });
    expect(answers()).toEqual([{ ...about, helpful: false }]);
    expect(
      screen.getByRole('button', { name: word('feedback.no') }).getAttribute('aria-pressed'),
    ).toBe('true');
    await userEvent.type(screen.getByLabelText(word('feedback.missing')), ' No example. ');
    expect(server.received).toHaveLength(1);
    await press(word('feedback.send'));
    await said(word('feedback.thanksForComment'));
    expect(answers()[1]).toEqual({ ...about, helpful: false, comment: 'No example.' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for other words after a yes, and sends no empty ones', async () => {
    await render('/feedback');
    await press(word('feedback.yes'));
    await said(word('feedback.thanks'));
    expect(screen.getByLabelText<HTMLTextAreaElement>(word('feedback.helped')).maxLength).toBe(
      1000,
    );
    await userEvent.type(screen.getByRole('textbox'), '  ');
    await press(word('feedback.send'));
    await userEvent.type(screen.getByRole('textbox'), 'All of it');
    await press(word('feedback.send'));
    await said(word('feedback.thanksForComment'));
    expect(answers()).toEqual([
      { ...about, helpful: true },
      { ...about, helpful: true, comment: 'All of it' },
    ]);
  });

  it('says that it failed, offers an issue with the words, and lets the reader try again', async () => {
    await render('/500');
    await press(word('feedback.no'));
    await said(word('feedback.failed'));
    await userEvent.type(screen.getByRole('textbox'), 'Typo');
    const href = screen
      .getByRole('link', { name: word('feedback.openIssue') })
      .getAttribute('href');
    expect(href).toBe(issueAddress('Tables & views', { ...about, comment: 'Typo' }));
    await press(word('feedback.yes'));
    await waitFor(() => expect(server.received).toHaveLength(2));
    await said(word('feedback.failed'));
  });

  it('gives up when nobody is there, and when nobody answers', async () => {
    await expect(
      sendAnswer(`${server.address}/hang`, { ...about, helpful: true }, 50),
    ).rejects.toThrow();
    const gone = `http://127.0.0.1:${await freePort()}`;
    await expect(sendAnswer(gone, { ...about, helpful: true })).rejects.toThrow();
  });
});

it('without an endpoint leads to a new issue that names the page', () => {
  renderInSite(question);
  const link = screen.getByRole('link', { name: word('feedback.withoutLink') });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toMatch(/^https:\/\/github\.com\/.+\/issues\/new$/);
  expect(url.searchParams.get('title')).toBe('Docs: Tables & views');
  expect(url.searchParams.get('body')).toContain(`Page: ${about.page}\nVersion: 0.5.1\n`);
  expect(screen.queryByRole('button')).toBeNull();
});

it('without JavaScript the issue is all there is with an endpoint, too', () => {
  const html = renderToStaticMarkup(
    <InSite customFields={{ feedbackEndpoint: 'https://f.example.org' }} isBrowser={false}>
      {question}
    </InSite>,
  );
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain(word('feedback.withoutLink'));
});

it('the address of an issue carries titles and words as they are', () => {
  const place = { page: 'https://example.org/docs/a', version: 'Next' };
  const address = issueAddress('A & B #1', { ...place, comment: 'x=1&y="ü"\nz' });
  expect(address).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+\/issues\/new\?[!-~]+$/);
  const { searchParams } = new URL(address);
  expect(searchParams.get('title')).toBe('Docs: A & B #1');
  expect(searchParams.get('body')).toBe(
    'Page: https://example.org/docs/a\nVersion: Next\n\nx=1&y="ü"\nz\n',
  );
});
