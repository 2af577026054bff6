/** Words of a still that plays by a press; what stands in braces is filled in. */
export const embedWords = {
  play: 'Play: {title}',
  elsewhere: '{title} (plays from {host} when pressed)',
} as const;
