/** Marks the link of a still: a press plays what it leads to in the still's place. Its value says how. */
export const playsMark = 'data-plays';

/** How a still plays: a page of another site in a frame, or the file of a video. */
export type Plays = 'frame' | 'video';
