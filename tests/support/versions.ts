import released from '../../versions.json';

/** The newest release, which lives at `/docs/latest/`. */
export const latest = released[0] ?? '';

/** The newest release but one: it lives at its own number, with a banner. */
export const archived = released[1] ?? '';

/** The first release. */
export const oldest = released.at(-1) ?? '';
