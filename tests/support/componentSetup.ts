import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The library's own second is too short for a chunk's first import on two busy cores; as long as `expect.poll` waits.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
