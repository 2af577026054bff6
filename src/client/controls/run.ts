import {
  askSandbox,
  curlRequests,
  pageScope,
  type SandboxReply,
  type SandboxRequest,
  type SandboxScope,
  sandboxWords,
} from '../../sandbox/client';
import { jsonParts, readable } from '../../site/literal';
import { element } from './dom';
import '../../css/replies.css';

function replyElements({ method, url }: SandboxRequest, reply: SandboxReply): HTMLElement[] {
  const { status, statusText, text, notes } = reply;
  const result = element('strong', '', `${status} ${statusText}`);
  const line = element('p', 'reply-bar', result, ` ${method} ${new URL(url).pathname}`);
  line.dataset.outcome = status < 300 ? 'good' : 'bad';
  const parts = jsonParts(readable(text)).map(([part, color = '']) => element('span', color, part));
  const body = element('pre', '', ...parts);
  // A long reply scrolls, so the keyboard must reach it.
  body.tabIndex = 0;
  return [line, ...(text ? [body] : []), ...notes.map((note) => element('p', 'small-text', note))];
}

function placeIn(block: HTMLElement): HTMLElement {
  const place = block.querySelector<HTMLElement>('[data-run]') ?? element('div', '');
  place.dataset.run = '';
  place.setAttribute('role', 'status');
  place.replaceChildren(element('p', 'small-text', sandboxWords.loading));
  block.append(place);
  return place;
}

function resetButton(scope: SandboxScope): HTMLElement {
  const button = element('button', 'clean-btn quiet-action', sandboxWords.reset);
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => {
    askSandbox(scope, undefined, true).then(() => {
      for (const place of document.querySelectorAll('[data-run]')) {
        place.remove();
      }
    }, reportError);
  });
  return button;
}

/** Sends the requests of a sample to the simulated server, and shows the replies in the block. */
export async function runSample(block: HTMLElement, code: string): Promise<void> {
  const place = placeIn(block);
  const scope = pageScope();
  const shown: HTMLElement[] = [];
  try {
    for (const request of curlRequests(code) ?? []) {
      const { reply } = await askSandbox(scope, request);
      shown.push(...(reply ? replyElements(request, reply) : []));
    }
  } catch (error) {
    shown.push(element('p', '', error instanceof Error ? error.message : String(error)));
  }
  const notice = element('p', 'small-text', `${sandboxWords.notice} `, resetButton(scope));
  place.replaceChildren(...shown, notice);
  place.scrollIntoView({ block: 'nearest' });
}
