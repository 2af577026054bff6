import type { Plugin } from '@docusaurus/types';
import { blog } from '../../site/blog';
import { changesPage } from '../../site/changesPage';
import { changeWords } from '../../site/changeWords';
import { codeControls } from '../../site/codeControls';
import { copyLine } from '../../site/copyLine';
import { definitions } from '../../site/definitions';
import { dialogs } from '../../site/dialogs';
import { embedWords } from '../../site/embedWords';
import { feedback } from '../../site/feedback';
import { keysDialog } from '../../site/keysDialog';
import { loadError } from '../../site/loadError';
import { copyPage } from '../../site/markdownExport';
import { notFound } from '../../site/notFound';
import { propertyFilter } from '../../site/reference';
import { sampleValues } from '../../site/sampleValues';
import { sandbox } from '../../site/sandbox';
import { sandboxPage } from '../../site/sandboxPage';
import { docSearchWords, searchWords } from '../../site/searchWords';
import { shell } from '../../site/shell';
import { signUp } from '../../site/signUp';
import { taskMark } from '../../site/taskMark';
import { tryItPanel } from '../../site/tryItPanel';
import { tryItWords } from '../../site/tryItWords';
import { versionBanner } from '../../site/versionBanner';
import { versionStory } from '../../site/versionStory';
import { sleepingWords } from '../../site/wake';

/** Texts by their name, such as `feedback.question`. */
export type Words = Record<string, string>;

/** Names the texts of a table, also those of tables in it. Numbers, functions and lists are no texts. */
export function wordsOf(table: object, prefix: string): Words {
  return Object.assign(
    {},
    ...Object.entries(table).map(([key, value]): Words => {
      const name = `${prefix}.${key}`;
      if (typeof value === 'string') {
        return { [name]: value };
      }
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? wordsOf(value, name)
        : {};
    }),
  );
}

/** Words that `src/client/wake` shows, where the app can't. */
const isForSleepingPage = (name: string): boolean => name.startsWith('loadError.');

/** What the version menu shows; the framework translates the labels that the configuration takes of the same table. */
const { archived, latest, unreleased } = versionStory;
const { buttonText, invalidEmail, label, off, sending, thanks, withoutScripts } = signUp;

/** Tables of words that components show by `translated`. */
const tables = {
  blog,
  changesPage,
  changeWords,
  codeControls,
  copyLine,
  copyPage,
  docSearchWords,
  definitions,
  dialogs,
  embedWords,
  feedback,
  keysDialog,
  loadError,
  notFound,
  propertyFilter,
  searchWords,
  sampleValues,
  sandbox,
  sandboxPage,
  shell,
  signUp: { buttonText, invalidEmail, label, off, sending, thanks, withoutScripts },
  taskMark,
  tryItPanel,
  tryItWords,
  versionBanner,
  versionStory: { archived, latest, unreleased },
};

const allWords: Words = Object.assign(
  {},
  ...Object.entries(tables).map(([name, table]) => wordsOf(table, name)),
);

/** Nothing of a language whose words are those of the code: every page would carry them twice. */
const changed = (content: Words): Words =>
  Object.fromEntries(Object.entries(content).filter(([name, word]) => allWords[name] !== word));

/**
 * Lets the site's own words be translated as the framework's are: `docusaurus write-translations --locale zh-Hans` writes them to
 * `i18n/zh-Hans/words/words.json`, and components get what that file says in the place of the English word.
 */
export default function wordsPlugin(): Plugin {
  const plugin: Plugin<Words> = {
    name: 'words',
    loadContent: () => allWords,
    getTranslationFiles: ({ content }) => [
      {
        path: 'words',
        content: Object.fromEntries(
          Object.entries(content).map(([name, message]) => [name, { message }]),
        ),
      },
    ],
    translateContent: ({ content, translationFiles }) => {
      const translations = translationFiles[0]?.content ?? {};
      return Object.fromEntries(
        Object.entries(content).map(([name, word]) => [name, translations[name]?.message ?? word]),
      );
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('words.json', changed(content));
    },
    injectHtmlTags({ content }) {
      const words = Object.entries(changed(content)).filter(([name]) => isForSleepingPage(name));
      return words.length === 0
        ? {}
        : {
            postBodyTags: [
              {
                tagName: 'script',
                attributes: { type: 'application/json', [sleepingWords]: true },
                innerHTML: JSON.stringify(Object.fromEntries(words)).replaceAll('<', '\\u003c'),
              },
            ],
          };
    },
  };
  // The configuration takes plugins whose content it doesn't know.
  return plugin as Plugin;
}
