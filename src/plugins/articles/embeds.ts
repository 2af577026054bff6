import { filmFrames } from '../../site/links';
import { isScaled } from './limits';

/** Something in a page that readers would not get, and what to write instead. */
export interface Refusal {
  message: string;
  hint: string;
}

/** The names of what Markdown gives the site to embed. */
const embeds = ['Embed', 'Video'];

const noFrame = 'Write <Embed src="https://…" poster="./still.png" title="What it shows" />.';
const noMedia =
  'Write <Video src="./film.mp4" poster="./still.png" title="What it shows" />, or a link to the file.';

/** Elements that the site's Content-Security-Policy keeps from showing anything, and what takes their place. */
export const insteadOf: Readonly<Record<string, string>> = {
  iframe: noFrame,
  frame: noFrame,
  object: noFrame,
  embed: noFrame,
  video: noMedia,
  audio: noMedia,
  style: 'Give the styles to a component, in a style sheet of its own, and import that.',
  script: 'Write a component, and import that.',
};

/** The address that a frame needs of a film whose page was named. */
function filmAddress(src: string): string | undefined {
  const [, film] =
    /^https:\/\/(?:www\.)?(?:youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/)([\w-]+)/.exec(src) ?? [];
  return film && filmFrames + film;
}

/** Says what is wrong with an `<Embed>` or a `<Video>`. */
function embedRefusal(name: string, attributes: ReadonlyMap<string, string | undefined>) {
  for (const field of ['src', 'poster', 'title']) {
    if (!attributes.get(field)?.trim()) {
      return {
        message: `<${name}> has no ${field} that is a text.`,
        hint: name === 'Embed' ? noFrame : noMedia,
      };
    }
  }
  const { src = '', poster = '' } = Object.fromEntries(attributes);
  if (!isScaled(poster) || /^(?:[a-z]+:)?\/\//i.test(poster)) {
    return {
      message: `The poster ${poster} of <${name}> isn’t a picture beside the page or below static/.`,
      hint: 'Save a still of it as PNG, JPEG or WebP.',
    };
  }
  if (name === 'Embed' && !/^https:\/\/[^/]+\//.test(src)) {
    return {
      message: `<Embed> can't show ${src}.`,
      hint: 'Write the address of another site that begins with https://, or <Video> for a file.',
    };
  }
  const film = filmAddress(src);
  return film === undefined
    ? undefined
    : { message: `${src} can't be shown in a frame.`, hint: `Write ${film}.` };
}

/**
 * Says why a tag of a page would leave a hole where the site is served, though it may show something in `npm run dev`.
 *
 * @param attributes those of the tag; `undefined` is an expression.
 */
export function tagRefusal(
  name: string,
  attributes: ReadonlyMap<string, string | undefined>,
): Refusal | undefined {
  if (embeds.includes(name)) {
    return embedRefusal(name, attributes);
  }
  const hint = Object.hasOwn(insteadOf, name) ? insteadOf[name] : undefined;
  // Data for search engines isn’t a script.
  return hint === undefined || attributes.get('type') === 'application/ld+json'
    ? undefined
    : { message: `The site's Content-Security-Policy keeps <${name}> from readers.`, hint };
}

/** Whether a tag is one that the site embeds something by. */
export const isEmbed = (name: string | null): boolean => embeds.includes(name ?? '');
