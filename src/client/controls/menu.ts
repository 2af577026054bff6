import { siteMenu, versionMenu } from '../../site/controls';
import { closest, element, onPress, openDialog } from './dom';

/** From this width on, the navbar replaces the menu (specification §9). */
export const desktop = '(min-width: 997px)';
const secondaryShown = 'navbar-sidebar__items--show-secondary';

export const docsSidebar = 'aside .theme-doc-sidebar-menu';
const postLinks = 'aside > nav li > a';
const sidebars = `${docsSidebar}, ${postLinks}`;

function linkFor(original: HTMLElement): HTMLElement {
  const link = original.cloneNode(true) as HTMLElement;
  link.className = `menu__link${link.hasAttribute('aria-current') ? ' menu__link--active' : ''}`;
  link.removeAttribute('tabindex');
  return link;
}

const item = (...children: Node[]): HTMLElement => element('li', 'menu__list-item', ...children);

/** Returns a menu of the navbar as a fold, which is open if it contains the current page. */
function foldFor(box: HTMLElement): HTMLElement {
  const trigger = box.querySelector('[aria-haspopup]');
  const entries = [...box.querySelectorAll<HTMLElement>('.dropdown__menu > li')].map((entry) => {
    const link = entry.querySelector<HTMLElement>('a');
    return link ? item(linkFor(link)) : (entry.cloneNode(true) as HTMLElement);
  });
  const summary = element('summary', 'menu__link menu__link--sublist menu__link--sublist-caret');
  summary.textContent = trigger?.textContent ?? '';
  summary.classList.toggle(versionMenu, trigger?.classList.contains(versionMenu));
  const fold = element('details', '', summary, element('ul', 'menu__list', ...entries));
  fold.toggleAttribute('open', box.querySelector('.dropdown__menu [aria-current]') !== null);
  return item(fold);
}

function primaryMenu(): HTMLElement {
  const items = document.querySelectorAll<HTMLElement>('.navbar__items > .navbar__item');
  return element(
    'ul',
    'menu__list',
    ...[...items].map((box) => (box.matches('.dropdown') ? foldFor(box) : item(linkFor(box)))),
  );
}

function secondaryMenu(): Node | undefined {
  const posts = [...document.querySelectorAll<HTMLElement>(postLinks)];
  const list = element('ul', 'menu__list', ...posts.map((link) => item(linkFor(link))));
  return document.querySelector(docsSidebar)?.cloneNode(true) ?? (posts[0] && list);
}

const panelsOf = (dialog: HTMLElement): NodeListOf<HTMLElement> =>
  dialog.querySelectorAll('.navbar-sidebar__item');

function showSecondary(dialog: HTMLElement, isShown: boolean): void {
  dialog.querySelector('.navbar-sidebar__items')?.classList.toggle(secondaryShown, isShown);
  panelsOf(dialog).forEach((panel, index) => {
    panel.inert = (index === 1) !== isShown;
  });
}

/** Fills the visible panel. The other panel is filled on demand. */
function fill(dialog: HTMLDialogElement): void {
  const [primary, secondary] = dialog.querySelectorAll('.navbar-sidebar__item > div');
  const sidebar = secondaryMenu();
  primary?.replaceChildren(...(sidebar ? [] : [primaryMenu()]));
  secondary?.replaceChildren(...(sidebar ? [sidebar] : []));
  dialog.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

/** Updates the state of the menu; the next frame does the rest. */
function onToggle(dialog: HTMLDialogElement): void {
  document.querySelector(`.${siteMenu.button}`)?.setAttribute('aria-expanded', `${dialog.open}`);
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.toggleAttribute('data-menu-open', dialog.open);
      for (const panel of panelsOf(dialog)) {
        panel.hidden = !dialog.open;
      }
      if (dialog.open) {
        fill(dialog);
      }
    }),
  );
}

function open(dialog: HTMLDialogElement): void {
  // Set while the menu is invisible, because a panel slides in when it replaces another.
  showSecondary(dialog, document.querySelector(sidebars) !== null);
  openDialog(dialog);
  onToggle(dialog);
  dialog.addEventListener('close', () => onToggle(dialog), { once: true });
}

/** Handles the mobile menu: a dialog that copies the links of the page each time it opens. */
export function controlMenu(): void {
  onPress('click', (event) => {
    const dialog = document.querySelector<HTMLDialogElement>(`#${siteMenu.id}`);
    if (dialog === null) {
      return;
    }
    if (closest(event, `.${siteMenu.button}`)) {
      event.preventDefault();
      open(dialog);
    } else if (event.target === dialog || closest(event, '.navbar-sidebar__close')) {
      event.preventDefault();
      dialog.close();
    } else if (closest(event, '.navbar-sidebar__back')) {
      event.preventDefault();
      dialog.querySelector('.navbar-sidebar__item > div')?.replaceChildren(primaryMenu());
      showSecondary(dialog, false);
      // The button is hidden with its panel.
      dialog.querySelector<HTMLElement>('.navbar-sidebar__item a')?.focus();
    } else if (
      closest(event, `#${siteMenu.id} a`) &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey
    ) {
      dialog.close();
    }
  });
  window.matchMedia(desktop).addEventListener('change', closeMenu);
}

/** Closes the menu, such as for a wide window or another page. */
export const closeMenu = (): void =>
  document.querySelector<HTMLDialogElement>(`#${siteMenu.id}[open]`)?.close();
