import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RecordingServer, startRecordingServer } from './recordingServer';

/** What a form service was sent. */
export interface Received {
  path: string;
  type: string;
  accept: string | undefined;
  body: string;
}

export interface FormServer {
  readonly address: string;
  readonly received: Received[];
}

const anyPage = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
};

/**
 * Starts a form service on this machine for the tests of a file, which accepts posts from any page. It answers `/500` with an error,
 * `/hang` never, anything else with 200.
 */
export function formServer(): FormServer {
  let server: RecordingServer;
  beforeAll(async () => {
    server = await startRecordingServer(({ method, url }) => {
      const status = method === 'OPTIONS' ? 204 : url === '/500' ? 500 : 200;
      return url === '/hang' && method !== 'OPTIONS' ? undefined : { status, headers: anyPage };
    });
  });
  beforeEach(() => {
    server.requests.length = 0;
  });
  afterAll(() => server.close());
  return {
    get address() {
      return server.address;
    },
    get received() {
      return server.requests
        .filter(({ method }) => method !== 'OPTIONS')
        .map(({ url, headers, body }) => ({
          path: url,
          type: headers['content-type'] ?? '',
          accept: headers.accept,
          body,
        }));
    },
  };
}

/** Reads the fields of a posted form. */
export const formFields = async ({ type, body }: Received): Promise<Record<string, unknown>> =>
  Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData());
