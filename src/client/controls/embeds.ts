import { type Plays, playsMark } from '../../site/controls';

/** What a frame of another site may do here beside showing itself. */
const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

function frame(src: string, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  Object.assign(element, { title, allow: allowed, allowFullscreen: true });
  element.referrerPolicy = 'strict-origin-when-cross-origin';
  // Without cookies and storage of that site, in browsers that know how.
  element.setAttribute('credentialless', '');
  element.src = src;
  return element;
}

function video(src: string, title: string): HTMLVideoElement {
  const element = document.createElement('video');
  Object.assign(element, { controls: true, autoplay: true, playsInline: true, src });
  element.setAttribute('aria-label', title);
  return element;
}

/**
 * Puts the player in place of a still, and the focus on it. Where the page's policy refuses it, such as in a document that was loaded for another
 * page, the browser follows the link instead.
 */
export function play(still: HTMLAnchorElement): void {
  const place = still.nextElementSibling as HTMLElement;
  const { href } = still;
  const plays = still.getAttribute(playsMark) as Plays;
  const player = (plays === 'frame' ? frame : video)(href, place.dataset.title ?? '');
  player.tabIndex = 0;
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (/^(?:frame|media)-src$/.test(effectiveDirective)) {
        window.location.assign(href);
      }
    },
    { once: true },
  );
  place.replaceChildren(player);
  player.focus();
}
