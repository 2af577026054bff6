// Replaced: the stock menu exists only in the app; src/client/controls/menu.ts fills this dialog from the page, before the app runs as after it.

import { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import { siteMenu } from '@site/src/site/controls';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import { memo } from 'react';
import styles from './styles.module.css';

/** A place that only the control fills; React leaves it alone. */
const Panel = ({ children }: { children?: React.ReactNode }) => (
  <div hidden className="navbar-sidebar__item menu">
    {children}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that hydration keeps what the control put in */}
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  </div>
);

function SiteMenu() {
  if (useThemeConfig().navbar.items.length === 0) {
    return null;
  }
  return (
    <dialog
      id={siteMenu.id}
      aria-label={translate({ id: 'shell.siteMenu', message: 'Site menu' })}
      aria-modal="true"
      className={styles.dialog}
      data-nosnippet=""
    >
      <div className="navbar-sidebar">
        <div className="navbar-sidebar__brand">
          <NavbarLogo />
          <NavbarColorModeToggle className="margin-right--md" />
          <button
            type="button"
            aria-label={translate({
              id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
              message: 'Close navigation bar',
            })}
            className="clean-btn navbar-sidebar__close"
          >
            <IconClose color="var(--ifm-color-emphasis-600)" />
          </button>
        </div>
        <div className="navbar-sidebar__items">
          <Panel />
          <Panel>
            <button type="button" className="clean-btn navbar-sidebar__back">
              {translate({
                id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
                message: '← Back to main menu',
              })}
            </button>
          </Panel>
        </div>
      </div>
    </dialog>
  );
}

/** Rendered once: the control changes its attributes. */
export default memo(SiteMenu);
