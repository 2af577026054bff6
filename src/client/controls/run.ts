import {
  askSandbox,
  type CurlCommand,
  createdBy,
  curlCommands,
  docsVersion,
  metalakeOf,
  resetSandbox,
  type SandboxAnswer,
  type SandboxScope,
} from '../../sandbox/client';
import { sandbox } from '../../sandbox/client/words';
import { readable } from '../../site/literal';
import { element } from './dom';
import './run.css';

const samples = (): string[] =>
  [...document.querySelectorAll('.theme-code-block pre code')].map(
    ({ textContent }) => textContent ?? '',
  );

/** What the samples of the page create, and the metalakes that they mention: the reader makes the former, and has the latter. */
function scopeOfPage(version: string): SandboxScope {
  const requests = samples().flatMap((code) =>
    (curlCommands(code) ?? []).map(({ request }) => request),
  );
  const metalakes = requests.flatMap(({ url }) => metalakeOf(url) ?? []);
  return {
    version,
    scope: window.location.pathname,
    place: 'samples',
    expectation: {
      without: requests.flatMap((request) => createdBy(request) ?? []),
      metalakes: [...new Set(metalakes)],
    },
  };
}

function answerElements({ request }: CurlCommand, { reply }: SandboxAnswer): HTMLElement[] {
  const { status, statusText, text, notes } = reply;
  const { pathname } = new URL(request.url);
  const line = element(
    'p',
    '',
    `${request.method} ${pathname}: `,
    element('strong', '', `${status} ${statusText}`),
  );
  line.dataset.runStatus = status < 300 ? 'success' : 'failure';
  const body = element('pre', '', readable(text));
  // A long reply scrolls, so the keyboard must reach it.
  body.tabIndex = 0;
  return [line, ...(text ? [body] : []), ...notes.map((note) => element('p', '', note))];
}

/** The place beneath a sample for what came of it, empty. */
function placeIn(block: HTMLElement): HTMLElement {
  const place = block.querySelector<HTMLElement>('[data-run]') ?? element('div', '');
  place.dataset.run = '';
  place.setAttribute('role', 'status');
  place.replaceChildren(element('p', '', sandbox.loading));
  block.append(place);
  return place;
}

function resetButton(scope: SandboxScope): HTMLElement {
  const button = element('button', 'clean-btn', sandbox.reset);
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => {
    resetSandbox(scope).then(() => {
      for (const place of document.querySelectorAll('[data-run]')) {
        place.remove();
      }
    }, reportError);
  });
  return button;
}

/** Runs the commands of a sample in the page's sandbox, one after the other, and shows beneath it what they came to. */
export async function runSample(block: HTMLElement, code: string): Promise<void> {
  const version = docsVersion();
  const commands = curlCommands(code);
  if (version === undefined || commands === undefined) {
    return;
  }
  const scope = scopeOfPage(version);
  const place = placeIn(block);
  const shown: HTMLElement[] = [];
  try {
    for (const command of commands) {
      shown.push(...answerElements(command, await askSandbox(scope, command.request)));
    }
  } catch (error) {
    shown.push(element('p', '', error instanceof Error ? error.message : String(error)));
  }
  const notice = element('p', '', `${sandbox.notice} `, resetButton(scope));
  place.replaceChildren(...shown, notice);
}
