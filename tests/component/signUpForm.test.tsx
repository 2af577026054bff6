import SignUpForm from '@site/src/components/forms/SignUpForm';
import { submitSignUp } from '@site/src/components/forms/SignUpForm/submit';
import type { SignUpProvider } from '@site/src/site/deployment';
import { mail } from '@site/src/site/links';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { InSite, renderInSite } from '../support/docusaurus';
import { formFields, formServer } from '../support/formServer';
import { freePort } from '../support/freePort';
import { word } from '../support/words';

const server = formServer();

const address = 'reader@example.org';
const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Email address');
const form = (): HTMLFormElement => field().form as HTMLFormElement;

function renderForm(provider: SignUpProvider | undefined, endpoint = `${server.address}/ok`): void {
  renderInSite(<SignUpForm {...(provider && { provider })} />, {
    customFields: { signUpEndpoints: { [provider ?? 'enterprise']: endpoint } },
  });
}

async function submit(): Promise<void> {
  await userEvent.type(field(), address);
  fireEvent.submit(form());
}

const thanked = (): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(word('signUp.thanks')), {
    timeout: 5000,
  });

describe('the call of each provider', () => {
  it.each(['enterprise', 'cloud'] as const)('%s: JSON with only the address', async (provider) => {
    await submitSignUp(provider, `${server.address}/contact`, address);
    const [call] = server.received;
    expect(call).toMatchObject({ path: '/contact', type: 'application/json' });
    expect(JSON.parse(call?.body ?? '')).toEqual({ email: address });
  });

  it('newsletter: form data with address and message, JSON accepted', async () => {
    await submitSignUp('newsletter', `${server.address}/news`, address);
    const [call] = server.received;
    expect(call?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(call?.accept).toBe('application/json');
    expect(call && (await formFields(call))).toEqual({ email: address, message: 'New Subscribe' });
  });

  it('ends when nobody answers', async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const submitted = submitSignUp('enterprise', `${server.address}/hang`, address);
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 30_000 });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    time.abort(new DOMException('Time is up.', 'TimeoutError'));
    await expect(submitted).resolves.toBe(false);
    timeout.mockRestore();
  });

  it('ends when nobody is there', async () => {
    const gone = `http://127.0.0.1:${await freePort()}`;
    await expect(submitSignUp('enterprise', gone, address)).resolves.toBe(false);
  });
});

describe('the form', () => {
  it('asks for an address by the pattern and with the tooltip of the specification', () => {
    renderForm(undefined);
    const { required, type, title, maxLength, placeholder } = field();
    expect({ required, type, title, maxLength, placeholder }).toEqual({
      required: true,
      type: 'email',
      title: 'Email address should be valid',
      maxLength: 254,
      placeholder: 'you@example.com',
    });
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDefined();
    expect(form().parentElement?.dataset.provider).toBe('enterprise');
  });

  it.each(['/ok', '/500'])('thanks after an answer from %s', async (path) => {
    renderForm('enterprise', server.address + path);
    await submit();
    await thanked();
    expect(server.received).toHaveLength(1);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
    // What may have failed leaves the reader an address, without taking the thanks back.
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      path === '/ok' ? [] : [`mailto:${mail.contact}`],
    );
    expect(screen.queryAllByText(word('signUp.next.enterprise'))).toHaveLength(
      path === '/ok' ? 1 : 0,
    );
  });

  it('goes from idle over loading to thanks', async () => {
    renderForm('enterprise', `${server.address}/hang`);
    const phase = (): string | null | undefined => form().parentElement?.getAttribute('data-phase');
    expect(phase()).toBe('idle');
    await submit();
    expect(phase()).toBe('loading');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => expect(server.received).toHaveLength(1));
  });

  it('swaps to the thanks in 200 ms', async () => {
    const call = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    vi.useFakeTimers();
    try {
      renderForm('cloud');
      const phase = (): string | null | undefined =>
        screen.getByRole('status').parentElement?.getAttribute('data-phase');
      fireEvent.input(field(), { target: { value: address } });
      fireEvent.submit(form());
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(phase()).toBe('leaving');
      act(() => vi.advanceTimersByTime(199));
      expect(phase()).toBe('leaving');
      expect(screen.getByRole('status').textContent).toBe('');
      act(() => vi.advanceTimersByTime(1));
      expect(phase()).toBe('thanks');
      expect(screen.getByRole('status').textContent).toBe('Thank you, we will be in touch soon!');
      expect(call).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
      call.mockRestore();
    }
  });

  it('sends once, however often it is submitted', async () => {
    renderForm('enterprise', `${server.address}/ok`);
    await userEvent.type(field(), address);
    act(() => {
      form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await thanked();
    expect(server.received).toHaveLength(1);
  });

  it('says below the field that an address is wrong, until it changes', () => {
    renderForm('enterprise');
    expect(fireEvent.invalid(field())).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('Email address should be valid');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    fireEvent.input(field(), { target: { value: 'r' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a site whose deployer has switched forms off', () => {
  const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
  const hrefs = (): (string | null)[] =>
    screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('shows the feeds instead', () => {
    renderInSite(<SignUpForm provider="newsletter" />, { customFields: {} });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(hrefs()).toEqual(feeds);
  });

  it.each(['enterprise', 'cloud'] as const)('%s: and says where to write', (provider) => {
    renderInSite(<SignUpForm provider={provider} />, { baseUrl: '/base/', customFields: {} });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(hrefs()).toEqual([`mailto:${mail.contact}`, ...feeds.map((path) => `/base${path}`)]);
  });
});

describe('before React takes over, and without JavaScript', () => {
  const html = (provider: SignUpProvider, endpoint?: string): HTMLElement => {
    const box = document.createElement('div');
    box.innerHTML = renderToStaticMarkup(
      <InSite isBrowser={false} customFields={{ signUpEndpoints: { [provider]: endpoint } }}>
        <SignUpForm provider={provider} />
      </InSite>,
    );
    return box;
  };

  it('the newsletter is a plain form with exactly its two fields', () => {
    const page = html('newsletter', 'https://forms.example.org/x');
    const plain = page.querySelector('form');
    expect(plain?.getAttribute('action')).toBe('https://forms.example.org/x');
    expect(plain?.getAttribute('method')).toBe('post');
    expect([...(plain?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual([
      'email',
      'message',
    ]);
    expect(page.querySelector('button')?.disabled).toBe(false);
  });

  it('posts below the base URL of the site, and tells `deploy:check` so', () => {
    renderInSite(<SignUpForm provider="newsletter" />, {
      baseUrl: '/base/',
      customFields: { signUpEndpoints: { newsletter: '/api/sign-up/newsletter' } },
    });
    expect(form().getAttribute('action')).toBe('/base/api/sign-up/newsletter');
    expect(form().parentElement?.dataset.endpoint).toBe('/base/api/sign-up/newsletter');
  });

  it.each(['enterprise', 'cloud'] as const)(
    '%s, which wants JSON, says how else to write',
    (provider) => {
      const page = html(provider, 'https://forms.example.org/x');
      expect(page.querySelector('form')?.hasAttribute('action')).toBe(false);
      expect(page.querySelector('button')?.disabled).toBe(true);
      expect(page.querySelector('noscript')?.textContent).toContain('needs JavaScript');
    },
  );
});
