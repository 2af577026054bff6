import SignUpForm, { submitSignUp } from '@site/src/components/forms/SignUpForm';
import type { SignUpProvider } from '@site/src/site/deployment';
import { mail } from '@site/src/site/links';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../support/deferred';
import { InSite, renderInSite } from '../support/docusaurus';
import { type RecordingServer, startRecordingServer } from '../support/recordingServer';
import { freePort } from '../support/serve';
import { word } from '../support/words';

/** A form service for any origin. It returns an error for `/500`, nothing for `/hang`, and otherwise 200. */
let server: RecordingServer;
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
};
beforeAll(async () => {
  server = await startRecordingServer(({ method, url }) => {
    const status = method === 'OPTIONS' ? 204 : url === '/500' ? 500 : 200;
    return url === '/hang' && method !== 'OPTIONS' ? undefined : { status, headers };
  });
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());
const received = () => server.requests.filter(({ method }) => method !== 'OPTIONS');

const address = 'reader@example.org';
const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Email address');
const form = (): HTMLFormElement => field().form as HTMLFormElement;
const status = (): HTMLElement => screen.getByRole('status');
const hrefs = (): (string | null)[] =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

function renderForm(path = '/ok'): void {
  const signUpEndpoints = { enterprise: `${server.address}${path}` };
  renderInSite(<SignUpForm />, { customFields: { signUpEndpoints } });
}
async function submit(): Promise<void> {
  await userEvent.type(field(), address);
  fireEvent.submit(form());
}
const thanked = (): Promise<void> =>
  waitFor(() => expect(status().textContent).toBe('Thank you, we will be in touch soon!'));

describe('the request of a provider', () => {
  it('is JSON with the address, or form data for the newsletter', async () => {
    for (const provider of ['enterprise', 'cloud', 'newsletter'] as const) {
      await submitSignUp(provider, `${server.address}/${provider}`, address);
    }
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: address });
    expect(received()).toMatchObject([
      { url: '/enterprise', headers: json, body },
      { url: '/cloud', headers: json, body },
      { headers: { accept: 'application/json' } },
    ]);
    const [, , news] = received();
    const type = news?.headers['content-type'] ?? '';
    const sent = await new Response(news?.body, { headers: { 'Content-Type': type } }).formData();
    expect(type).toMatch(/^multipart\/form-data/);
    expect(Object.fromEntries(sent)).toEqual({ email: address, message: 'New Subscribe' });
  });

  it('fails after a timeout or without a connection', async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
    const submitted = submitSignUp('enterprise', `${server.address}/hang`, address);
    await vi.waitFor(() => expect(received()).toHaveLength(1), { timeout: 30_000 });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    time.abort(new DOMException('Time is up.', 'TimeoutError'));
    await expect(submitted).resolves.toBe(false);
    timeout.mockRestore();
    const gone = `http://127.0.0.1:${await freePort()}`;
    await expect(submitSignUp('enterprise', gone, address)).resolves.toBe(false);
  });
});

describe('the form', () => {
  it('has the attributes and texts of the specification', () => {
    renderForm();
    expect(field()).toMatchObject({
      required: true,
      type: 'email',
      title: 'Email address should be valid',
      maxLength: 254,
      placeholder: 'you@example.com',
    });
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDefined();
    expect(form().parentElement?.dataset.provider).toBe('enterprise');
  });

  // After an error, the thank-you message also offers an email address.
  it.each([
    ['/ok', [], 1],
    ['/500', [`mailto:${mail.contact}`], 0],
  ])('shows thanks after a reply from %s, with the links %j', async (path, links, next) => {
    renderForm(path);
    await submit();
    await thanked();
    expect(received()).toHaveLength(1);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(status());
    expect(hrefs()).toEqual(links);
    expect(screen.queryAllByText(word('signUp.next.enterprise'))).toHaveLength(next);
  });

  it('changes from idle to loading, and shows thanks 200 ms after the reply', async () => {
    const answer = deferred<Response>();
    const call = vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
    vi.useFakeTimers();
    try {
      renderForm();
      const phase = () => status().parentElement?.getAttribute('data-phase');
      expect(phase()).toBe('idle');
      fireEvent.input(field(), { target: { value: address } });
      fireEvent.submit(form());
      expect(phase()).toBe('loading');
      expect(screen.getByRole('button', { name: 'Sending…' })).toMatchObject({ disabled: true });
      answer.resolve(new Response());
      await act(() => vi.advanceTimersByTimeAsync(199));
      expect([phase(), status().textContent]).toEqual(['leaving', '']);
      act(() => vi.advanceTimersByTime(1));
      expect(phase()).toBe('thanks');
      expect(call).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
      call.mockRestore();
    }
  });

  it('sends one request for repeated submissions', async () => {
    renderForm();
    await userEvent.type(field(), address);
    const press = () => new Event('submit', { bubbles: true, cancelable: true });
    act(() => {
      form().dispatchEvent(press());
      form().dispatchEvent(press());
    });
    await thanked();
    expect(received()).toHaveLength(1);
  });

  it('shows an error below an invalid field until it changes', () => {
    renderForm();
    expect(fireEvent.invalid(field())).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('Email address should be valid');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    fireEvent.input(field(), { target: { value: 'r' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });
});

it.each([
  ['newsletter', []],
  ['enterprise', [`mailto:${mail.contact}`]],
  ['cloud', [`mailto:${mail.contact}`]],
] as const)('if forms are off, %s shows the feeds and %j', (provider, address) => {
  renderInSite(<SignUpForm provider={provider} />, { baseUrl: '/base/', customFields: {} });
  expect(screen.queryByRole('textbox')).toBeNull();
  const feeds = ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `/base/blog/${name}`);
  expect(hrefs()).toEqual([...address, ...feeds]);
});

describe('without JavaScript', () => {
  const rendered = (provider: SignUpProvider): HTMLElement => {
    const signUpEndpoints = { [provider]: '/api/sign-up' };
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <InSite isBrowser={false} baseUrl="/base/" customFields={{ signUpEndpoints }}>
        <SignUpForm provider={provider} />
      </InSite>,
    );
    return page;
  };

  it('the newsletter is a plain form that posts below the base URL', () => {
    const page = rendered('newsletter');
    const plain = page.querySelector('form');
    expect(plain?.getAttribute('action')).toBe('/base/api/sign-up');
    expect(plain?.getAttribute('method')).toBe('post');
    expect(plain?.parentElement?.dataset.endpoint).toBe('/base/api/sign-up');
    const fields = [...page.querySelectorAll('input')].map(({ name }) => name);
    expect(fields).toEqual(['email', 'message']);
    expect(page.querySelector('button')?.disabled).toBe(false);
  });

  it.each(['enterprise', 'cloud'] as const)(
    '%s is disabled and offers an alternative',
    (provider) => {
      const page = rendered(provider);
      expect(page.querySelector('form')?.hasAttribute('action')).toBe(false);
      expect(page.querySelector('button')?.disabled).toBe(true);
      expect(page.querySelector('noscript')?.textContent).toContain('needs JavaScript');
    },
  );
});
