/**
 * Classes of Infima, the framework's style sheet, that pages and scripts of this site carry: rules of others don't reach its
 * readers. A build names what is missing here. Names from https://infima.dev/docs/getting-started/introduction
 */
export const keptClasses: readonly string[] = `
  alert alert--danger alert--info alert--secondary alert--success alert--warning
  avatar avatar__intro avatar__name avatar__photo
  badge badge--secondary
  breadcrumbs breadcrumbs__item breadcrumbs__item--active breadcrumbs__link
  button button--outline button--primary button--secondary disabled
  clean-btn clean-list close
  col col--2 col--3 col--6 col--7 col--9 col--12 col--offset-1 col--offset-3 container row
  dropdown dropdown--hoverable dropdown--right dropdown--show dropdown__link dropdown__link--active dropdown__menu
  footer footer__col footer__item footer__items footer__link-item footer__link-separator footer__links footer__logo
  footer__title
  hero__title
  margin-bottom--md margin-bottom--sm margin-bottom--xl margin-left--sm margin-right--md margin-top--md margin-top--sm
  margin-vert--lg margin-vert--md margin-vert--xl
  markdown
  menu menu__caret menu__link menu__link--active menu__link--sublist menu__link--sublist-caret menu__list menu__list-item
  menu__list-item--collapsed menu__list-item-collapsible menu__list-item-collapsible--active
  navbar navbar--fixed-top navbar__brand navbar__inner navbar__item navbar__items navbar__items--right navbar__link
  navbar__link--active navbar__logo navbar__title navbar__toggle
  navbar-sidebar navbar-sidebar--show navbar-sidebar__back navbar-sidebar__backdrop navbar-sidebar__brand
  navbar-sidebar__close navbar-sidebar__item navbar-sidebar__items navbar-sidebar__items--show-secondary
  padding--none padding-bottom--lg padding-top--md
  pagination-nav pagination-nav__label pagination-nav__link pagination-nav__link--next pagination-nav__link--prev
  pagination-nav__sublabel
  shadow--lw
  table-of-contents table-of-contents__left-border table-of-contents__link table-of-contents__link--active
  tabs tabs__item tabs--block
  text--center text--right
  thin-scrollbar
`
  .trim()
  .split(/\s+/);

/**
 * Those of them that only articles carry: documentation, posts and what stands around them. Their rules come after all others, so
 * none of these may be one that another rule of Infima changes on a medium, as it does `col`.
 */
export const articleClasses: readonly string[] = keptClasses.filter((name) =>
  /^(alert|avatar|badge|breadcrumbs|markdown|pagination-nav|table-of-contents|thin-scrollbar)(__|--|$)/.test(
    name,
  ),
);

/** Classes that scripts of the framework name and this site never shows, each with the reason. */
export const neverShown: Readonly<Record<string, string>> = {
  'navbar--dark': 'the navbar of this site has no `style`',
  'navbar--primary': 'the navbar of this site has no `style`',
};
