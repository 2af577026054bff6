import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as `expect.poll` waits: the default second is too short for the first import of a chunk on two busy cores.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
