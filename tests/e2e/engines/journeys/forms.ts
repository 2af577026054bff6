import { expect } from 'vitest';
import { startRecordingServer } from '../../../support/recordingServer';
import type { Journey } from '../journey';

const form = '[data-provider="newsletter"]';

export const forms = {
  'Try it': {
    async travel(reader) {
      const server = await startRecordingServer(({ method }) => ({
        status: method === 'OPTIONS' ? 204 : 200,
        headers: {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': 'GET,POST',
          'Access-Control-Allow-Headers': 'Content-Type,Accept',
        },
        body: method === 'OPTIONS' ? '' : '{"code":0,"name":"from the server"}',
      }));
      try {
        await reader.opens('/docs/latest/api/rest/create-table');
        await reader.clicks('main a', 'Try it');
        await reader.clicks('label', 'My server');
        await reader.sees('label', 'Address of your server');
        await reader.clicks('input[type="url"]');
        await reader.replaces(server.address.replace('127.0.0.1', 'localhost'));
        await reader.clicks('button', 'Send');
        await reader.sees('[role="status"]', '200 OK');
        await reader.sees('[aria-label="Reply"], section', 'from the server');
        expect(server.requests.map(({ method }) => method)).toEqual(['OPTIONS', 'POST']);
      } finally {
        await server.close();
      }
    },
  },

  'Sign-up': {
    async travel(reader) {
      reader.host.posts.length = 0;
      await reader.starts('/gravitino/cloud');
      await reader.sees(`${form} input[title="Email address should be valid"]`);
      for (const address of ['', 'nobody', 'a@-b.org', `a@${'b'.repeat(64)}.org`]) {
        await reader.clicks(`${form} input[name="email"]`);
        await reader.replaces(address);
        await reader.clicks(`${form} button`, 'Subscribe');
        await reader.sees(`${form}[data-phase="idle"] input[name="email"]:invalid`);
      }
      await reader.clicks(`${form} input[name="email"]`);
      await reader.replaces('reader@example.org');
      await reader.presses('Enter');
      await reader.sees(`${form} [role="status"]`, 'Thank you, we will be in touch soon!');
      await reader.misses(`${form} input[name="email"]`);
      expect(reader.host.posts).toHaveLength(1);
      expect(reader.host.posts[0]).toMatch(/^\/api\/sign-up\/newsletter .*reader@example\.org/s);
    },
  },
} satisfies Record<string, Journey>;
