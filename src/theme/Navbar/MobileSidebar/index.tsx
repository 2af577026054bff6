// Replaced: the stock menu needs the app; src/client/controls/menu.ts fills this dialog from the page.

import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import { followLinks } from '@site/src/components/shared/StaticPart/links';
import { preferredVersionKey, siteMenu } from '@site/src/site/controls';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import { memo, useEffect, useRef } from 'react';
import styles from './styles.module.css';

/** A container that the control fills, and that React doesn't change. */
const Panel = ({ children }: { children?: React.ReactNode }) => (
  <div hidden className="navbar-sidebar__item menu">
    {children}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that hydration keeps what the control put in */}
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  </div>
);

function SiteMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  useEffect(() => (dialog.current ? followLinks(dialog.current, history) : undefined), [history]);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  // The menu's links are copies: the control stores the version that the reader chooses there.
  useEffect(() => {
    const onStored = ({ key, newValue }: StorageEvent): void => {
      if (key === preferredVersionKey && newValue !== null) {
        savePreferredVersionName(newValue);
      }
    };
    window.addEventListener('storage', onStored);
    return () => window.removeEventListener('storage', onStored);
  }, [savePreferredVersionName]);
  if (useThemeConfig().navbar.items.length === 0) {
    return null;
  }
  return (
    <dialog
      ref={dialog}
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
