/** Words and phrases that don't belong in this site's English, with what to write instead. */
export interface WordRule {
  /** What to look for in a sentence. */
  pattern: RegExp;
  /** What to write, as the second half of a finding. */
  fix: string;
  /** A sentence that the rule must find. */
  bad: string;
  /** A similar sentence that the rule must not find. */
  good: string;
}

/** Phrases that read as translated, and British spellings: no page, comment, message, or test has them. */
export const bannedPhrases: readonly WordRule[] = [
  {
    pattern: /\banew\b/i,
    fix: 'Write "again".',
    bad: 'The page is generated anew.',
    good: 'The page is generated again.',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/i,
    fix: 'Write "fix".',
    bad: 'A mistake is mended in each version.',
    good: 'Your feedback is recommended.',
  },
  {
    pattern: /\bat hand\b/i,
    fix: 'Write "current", "available", or "here", or leave it out.',
    bad: 'The section at hand is open.',
    good: 'You can edit the file by hand.',
  },
  {
    pattern: /(?<!\bthere )\bis none\b/i,
    fix: 'Say what is missing or invalid: "isn\'t valid", "doesn\'t exist".',
    bad: 'The address of the request is none.',
    good: 'The field is empty if there is none.',
  },
  {
    pattern: /\bgiv(?:es?|ing) life to\b/i,
    fix: 'Write what happens, such as "attaches event handlers to".',
    bad: 'This module gives life to the buttons.',
    good: 'This module gives the buttons a label.',
  },
  {
    pattern: /\bleads? nobody\b/i,
    fix: 'Write "has no effect".',
    bad: 'The redirect leads nobody anywhere.',
    good: 'The redirect leads to the new page.',
  },
  {
    pattern:
      /\b(?:what (?:is|of)|whatever|that which|what) stands?\b|\bstands? (?:in|at|on|beside|below|above|there|here|alone in|twice|once)\b/i,
    fix: 'Write "is", "appears", or "is written".',
    bad: 'It replaces what stands in braces.',
    good: 'The sign stands for any value.',
  },
  {
    pattern: /\bwhat becomes of\b/i,
    fix: 'Say what happens: "retries", "deletes", "keeps".',
    bad: 'What becomes of modules that fail to load.',
    good: 'The result becomes the default.',
  },
  {
    pattern:
      /(?<!\bthere )(?<!\bthere[’'])\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|later\b|earlier\b|one\b|match\b|different\b|better\b|substitute\b|exception\b|\w+er than\b)\w+/i,
    fix: 'Write "isn\'t a", "isn\'t valid", or "unknown".',
    bad: 'Use a fileset for data that is no table.',
    good: 'RocksDB is no longer supported, and there is no tool to convert it.',
  },
  {
    pattern:
      /\b(?:whilst|amongst|thereof|therein|thereby|hitherto|lest|thrice|nought|heretofore|wherein|whereof)\b/i,
    fix: 'Use a current word: "while", "among", "of it", "in it".',
    bad: 'It runs whilst the server starts.',
    good: 'It runs while the server starts.',
  },
  {
    pattern:
      /\b(?:(?:is|are|was|were) told (?:of|as|by|once|twice|with|when)|tells? of|speaks? of)\b/i,
    fix: 'Write "reports", "describes", or "mentions".',
    bad: 'A rule that speaks of the same line.',
    good: 'The log tells you when the server is ready.',
  },
  {
    pattern: /\beach (?:\w+ )?lies in\b|\blies? apart\b|\blies? (?:beside|below|above)\b/i,
    fix: 'Write "is in".',
    bad: 'Each object lies in the one before it.',
    good: 'The problem lies in the driver.',
  },
  {
    pattern:
      /\b\w*(?:colour|behaviour|neighbour|favour(?!ite)|honour|licence|centre|catalogue|artefact|judgement|grey)\w*\b/i,
    fix: 'Use the American spelling.',
    bad: 'The behaviour depends on the version.',
    good: 'The behavior depends on the version.',
  },
  {
    pattern:
      /\b\w*(?:serial|initial|normal|organ|recogn|optim|minim|maxim|custom|author|synchron|summar|util|categor|general|local|final|capital|visual|priorit|sanit|token|memor)is(?:e|es|ed|er|ers|ing|ation|ations)\b/i,
    fix: 'Use the American spelling, with z.',
    bad: 'The client serialises the request.',
    good: 'The server raised an exception.',
  },
  {
    pattern: /\b(?:label|cancel|model|travel|signal|channel)l(?:ed|ing)\b/i,
    fix: 'Use the American spelling, with one l.',
    bad: 'The request is cancelled.',
    good: 'The request is canceled.',
  },
];

/** Words that this site once used in a sense of its own, and sentences that readers had to read twice. */
export const housePhrases: readonly WordRule[] = [
  {
    pattern: /\banswers? for\b/i,
    fix: 'Write "is responsible for", or say what it does.',
    bad: 'Gravitino answers for the metadata of every source.',
    good: 'Read the answers of the community.',
  },
  {
    pattern:
      /\b(?:servers?|services?|REST|API|requests?|calls?|proxy|provider|filter|Gravitino|catalogs?|it) answers?(?: |$)(?!.*\?)|\banswers? (?:with |by )?(?:`?\d{3}|the request)|\bthe (?:\w+ )?answers? (?:has|have|contains?|lists?|names?|gives?|leaves?|is a JSON|comes|are as|is empty)\b/i,
    fix: 'Write "returns", "responds with", or "response".',
    bad: 'The answer contains the topic, and the server answers 409.',
    good: 'The question has a short answer.',
  },
  {
    pattern:
      /\b(?:every|each|all|any|several|many|other|both|external|one|the|its|their|these) sources?\b(?! (?:code|files?|tree|of|path|release|package|archive|tarball|control|table|columns?|distribution|jar|set|fields?|image|version|topic|build|and|address|IP|repository|line|lists?|database|cluster|directory|location)\b)(?! is compiled)/i,
    fix: 'Write "external system" or "data source".',
    bad: 'One request reaches every source, and the source refuses it.',
    good: 'Read the source code, or connect a data source.',
  },
  {
    pattern:
      /\b(?:its|the|a|no|own|new|old|audit|each|every) records? (?:of|in the store|is removed|is deleted|stays|remains|for an? (?:catalog|schema|table|fileset|topic))\b(?! (?:changes|events|who))/i,
    fix: 'Write "metadata entry".',
    bad: 'Gravitino removes the record of the table.',
    good: 'The topic contains records in Avro.',
  },
  {
    pattern: /\b(?:catalogs?|metalakes?|schemas?|list) shows?\b/i,
    fix: 'Write "lists".',
    bad: 'The catalog shows the tables of the database.',
    good: 'The dialog shows the properties of the catalog.',
  },
  {
    pattern:
      /\b(?:files?|data|director(?:y|ies)|entr(?:y|ies)|tables?|topics?|definitions?|meaning|location|records?) stays?\b(?! (?:the same|open|empty|available|readable|consistent|up to date|valid|visible|current|compatible))/i,
    fix: 'Write "is kept", "remains", or say who keeps it.',
    bad: 'The directory stays when the fileset is dropped.',
    good: 'The table stays available.',
  },
  {
    pattern: /\b(?:either|both|the other|which|what|its|their|the) kind\b(?! of)/i,
    fix: 'Name it: "managed or external", "type", "provider".',
    bad: 'For tables, Gravitino passes the kind on.',
    good: 'Choose the kind of object.',
  },
  {
    pattern: /\bbesides?\b(?! the point)/i,
    fix: 'Write "next to", "in addition to", or "with".',
    bad: 'Unpack the new package beside the old one.',
    good: 'Unpack the new package next to the old one.',
  },
  {
    pattern:
      /\bone (?:row|line|word|table|file|name|request|page|entry|event|object|list|test|field|folder|key|value|user) an? (?!second|minute|hour|day|week|month|year|time)\w+/i,
    fix: 'Write "per" or a whole sentence.',
    bad: 'One row an order.',
    good: 'Use one with a JVM, or one request a second.',
  },
  {
    pattern: /;\s+with\b[^.;]*,\s+(?:its|their|his)\b/i,
    fix: 'Write two sentences, and repeat the noun instead of the pronoun.',
    bad: "The user that the metastore acts as; with Hive's default, its client.",
    good: 'The metastore acts as the client user by default.',
  },
  {
    pattern: /\bthe (?:one|ones) that comes? (?:first|second|last|later|after)\b/i,
    fix: 'Name it: "the second request".',
    bad: 'It refuses the one that comes second, and the engine retries it.',
    good: 'It rejects the second request.',
  },
  {
    pattern: /\b(?:is|are) found(?=[.;]|$)/i,
    fix: 'Say who finds what, and where.',
    bad: 'The driver is found.',
    good: 'The driver is found on the class path.',
  },
  {
    pattern: /^What [^,.;:?]+, (?:the|a|an|it|they|you|nobody|no|your|each|every)\b[^?]*$/i,
    fix: 'Put the subject first: "The web UI shows only what …".',
    bad: 'What the server knows, the web UI shows.',
    good: 'What should I do if, after an upgrade, the server fails?',
  },
  {
    pattern: /, which (?:does|do|did|is|has|can)(?=[.;,)]|$)/i,
    fix: 'Name what does it.',
    bad: 'It passes them on to the metastore, which does.',
    good: 'It passes them on to the metastore, which is remote.',
  },
  {
    pattern: /\bthe first of (?:these|them|those) that\b/i,
    fix: 'Say "the first one that is set", or number the list.',
    bad: 'The server uses the first of these that exists.',
    good: 'The first of these steps is optional.',
  },
  {
    pattern: /\bsome \w+ (?:them|it) (?:better|worse)\b/i,
    fix: 'Name the products.',
    bad: 'Other products solve the same problems; some solve them better.',
    good: 'Some of them are better.',
  },
  {
    pattern: /\bthe last so (?:many|much)\b/i,
    fix: 'Give the number, or name the setting that holds it.',
    bad: 'The histograms cover the last so many seconds.',
    good: 'The histograms cover the last 60 seconds.',
  },
];

/** Headings of one word that say what was done, not what the section is about. */
export const telegramHeading: WordRule = {
  pattern: /^(?:Corrected|Solved|Measured|Compared with|Not on your own)$/,
  fix: 'Write a noun phrase or a task: "Bug fixes", "Compare with other catalogs".',
  bad: 'Corrected',
  good: 'Corrections',
};

/** Claims about all cases, which were the errors found most often: see WRITING.md. */
export const universalClaims: readonly WordRule[] = [
  {
    pattern:
      /\b(?:always|never|safely|guarantees?|guaranteed|under no circumstances|in every case|in all cases|whatever happens|without exception|cannot fail|can(?:'|’)t fail|impossible|no matter)\b/i,
    fix: 'Check it in the source of this version. Narrow it, or write {/* claim: Class.method or page that shows it */} behind the paragraph.',
    bad: 'A failed request can safely be repeated.',
    good: 'You can repeat a failed request if the catalog does not exist.',
  },
  {
    pattern: /\b(?:isn(?:'|’)t|is not|are not|is never) an errors?\b|\bno errors? (?:is|are)\b/i,
    fix: 'Check it for each provider in the source. Narrow it, or write {/* claim: Class.method that shows it */} behind the paragraph.',
    bad: "Dropping a missing table isn't an error.",
    good: 'The request fails with an error.',
  },
];
