import type { Playing } from './blockedElements';

/** What pages may show in frames and play: source expressions of two directives of the policy. */
export interface EmbedSources {
  frames: string[];
  media: string[];
}

const sourceOf = (src: string): string => (/^https?:/.test(src) ? new URL(src).origin : "'self'");

const sourcesOf = (playing: readonly Playing[], plays: Playing['plays']): string[] =>
  [...new Set(playing.filter((one) => one.plays === plays).map(({ src }) => sourceOf(src)))].sort();

/** Returns the sources of everything that pages play. */
export const embedSources = (playing: readonly Playing[]): EmbedSources => ({
  frames: sourcesOf(playing, 'frame'),
  media: sourcesOf(playing, 'video'),
});
