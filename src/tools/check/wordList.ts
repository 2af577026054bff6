/**
 * Phrases that don't belong in this site's English, with what to write instead. A text lists phrases with commas between them, which
 * are found as whole words; an expression is for what depends on the words around it.
 */
export type WordList = readonly (readonly [phrases: string | RegExp, fix: string])[];

/** Returns the expression that finds the phrases of an entry. */
export const patternOf = (phrases: string | RegExp): RegExp =>
  typeof phrases === 'string' ? RegExp(`\\b(?:${phrases.replaceAll(', ', '|')})\\b`, 'i') : phrases;

const american = 'Use the American spelling.';

/** Phrases that read as translated, and British spellings: no page, comment, message, or test has them. */
export const bannedPhrases: WordList = [
  ['anew', 'Write "again".'],
  ['mend, mends, mended, mending', 'Write "fix".'],
  ['at hand', 'Write "current", "available", or "here", or leave it out.'],
  [/(?<!\bthere )\bis none\b/i, 'Say what is missing or invalid: "isn\'t valid".'],
  ['gives life to, give life to, giving life to, what becomes of', 'Write what happens.'],
  ['leads nobody, lead nobody', 'Write "has no effect".'],
  ['what stands, whatever stands, that which stands', 'Write "is".'],
  [/\bstands? (?:in|at|on|beside|below|above|there|here|alone in|twice|once)\b/i, 'Write "is".'],
  [
    /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|later|earlier|one|match|\w+er than)\w+/i,
    'Write "isn\'t a", "isn\'t valid", or "unknown".',
  ],
  ['whilst, amongst, hitherto, lest, thrice, nought, heretofore', 'Use a current word.'],
  ['thereof, therein, thereby, wherein, whereof', 'Write "of it", "in it".'],
  ['told of, told as, told once, told twice, told with', 'Write "reported" or "described".'],
  ['tells of, tell of, speaks of, speak of', 'Write "describes", or "mentions".'],
  [/\beach (?:\w+ )?lies in\b|\blies? (?:apart|beside|below|above)\b/i, 'Write "is in".'],
  [/\w*(?:colour|behaviour|neighbour|honour|licence|centre|catalogue|grey)\w*/i, american],
  [/\b(?:label|cancel|model|travel|signal|channel)l(?:ed|ing)\b/i, american],
  [/\w(?:al|gan|ogn|im|tom|thor|ron|mar|util|gor|rit)is(?:e[sd]?|ing|ations?)\b/i, american],
];

/** Words that this site once used in a sense of its own, and what templates leave to the writer. */
export const housePhrases: WordList = [
  [/\bTODO\b.*/, 'Write your own words, or take the line out.'],
  ['answers for, answer for', 'Write "is responsible for", or say what it does.'],
  [/\b(?:server|service|REST|request|proxy|Gravitino|catalog|it) answers?\b/i, 'Write "returns".'],
  ['every source, each source, all sources, any source', 'Write "external system".'],
  ['its record of, own record of, the record of the', 'Write "metadata entry".'],
  [
    /\b(?:files?|data|director(?:y|ies)|topics?) stays?\b(?! (?:the|open|empty|a))/i,
    'Write "is kept".',
  ],
  ['beside, besides', 'Write "next to", "in addition to", or "with".'],
];

const checkIt =
  'Check it in the source of this version. Narrow it, or write {/* claim: Class.method or page that shows it */} behind the paragraph.';

/** Claims about all cases, which were the errors found most often: see WRITING.md. */
export const universalClaims: WordList = [
  ['always, never, safely, guarantee, guarantees, guaranteed, impossible, no matter', checkIt],
  ['under no circumstances, in every case, in all cases, whatever happens', checkIt],
  ["without exception, cannot fail, can['’]t fail", checkIt],
  [/\b(?:isn['’]t|is not|are not|is never) an errors?\b|\bno errors? (?:is|are)\b/i, checkIt],
];

/** Typography of any text. */
export const anyTypography: WordList = [
  [/\d %/, 'Write no space before the percent sign.'],
  [/[\w.)`§]+ --? [\w`§]+/, 'Write a colon or a comma instead of the hyphen.'],
];

/** Typography of Markdown, where § is code, and a title begins with #. "In Hive, x and y" looks like a list of three. */
export const typography: WordList = [
  ...anyTypography,
  [/\w*[“”‘’]\w*/, 'Write straight quotes, as keyboards do.'],
  [/[\w§]+, [\w§-]+, [\w§-]+ (?:and|or) [\w§]+/, 'Write a comma before the last of four.'],
  [/(?<=^# )[\w§]+, [\w§-]+ (?:and|or) [\w§]/, 'Write a comma before the last of three.'],
];
