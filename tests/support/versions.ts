import released from '../../versions.json';

/** The newest release, which is at `/docs/latest/`. */
export const latest = released[0] ?? '';

/** The second newest release, which is at its number, with a banner. */
export const archived = released[1] ?? '';

/** The first release. */
export const oldest = released.at(-1) ?? '';
