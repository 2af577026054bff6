import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Served, serve } from '../../support/serve';
import { watchPage } from './watcher';

const problemsPath = '/journey/problems';
const watcherPath = '/journey/watcher.js';
const watcher = `(${watchPage})(${JSON.stringify(problemsPath)})`;

/** Stands between a browser and the site: the same faults and the same watch for every browser. */
export interface JourneyHost {
  /** Errors, warnings, rejections and violations of the policy in pages, and answers that are errors. */
  problems: string[];
  /** What was posted to the site, as `path body`. */
  posts: string[];
  /** Returns an address of the site that no browser has anything kept of. */
  address(): Promise<string>;
  /** Keeps requests for matching paths waiting until the returned function is called. */
  hold(path: RegExp): () => void;
  close(): void;
}

/** Adds the watcher to a page, before all else that the page runs. */
const watched = (html: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${watcherPath}"></script>`);

export function startJourneyHost(site: string): JourneyHost {
  const problems: string[] = [];
  const posts: string[] = [];
  const held = new Map<RegExp, Promise<void>>();

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    if (path === watcherPath) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watcher);
      return;
    }
    const body = await text(request);
    if (path === problemsPath) {
      problems.push(body);
      response.end();
      return;
    }
    if (method === 'POST') {
      posts.push(`${path} ${body}`);
    }
    await Promise.all([...held].filter(([pattern]) => pattern.test(path)).map(([, free]) => free));
    const onward = ask(
      new URL(path, site),
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        const status = answer.statusCode ?? 500;
        if (status >= 400) {
          problems.push(`answer: ${status} ${path}`);
        }
        if (answer.headers['content-type']?.startsWith('text/html')) {
          const html = watched(await text(answer));
          const length = Buffer.byteLength(html);
          response.writeHead(status, { ...answer.headers, 'content-length': length }).end(html);
        } else {
          response.writeHead(status, answer.headers);
          answer.pipe(response);
        }
      },
    );
    onward.on('error', () => response.destroy());
    onward.end(body);
  }

  const servers: Served[] = [];
  return {
    problems,
    posts,
    async address() {
      const server = await serve((request, response) => void relay(request, response));
      servers.push(server);
      return server.named;
    },
    hold: (path) => {
      let free = (): void => undefined;
      held.set(
        path,
        new Promise((resolve) => {
          free = resolve;
        }),
      );
      return () => {
        held.delete(path);
        free();
      };
    },
    close: () => {
      for (const server of servers) {
        void server.close();
      }
    },
  };
}
