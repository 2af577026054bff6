// Replaced: the stock button needs the app; src/client/controls/menu.ts handles this button.
import { translate } from '@docusaurus/Translate';
import { siteMenu } from '@site/src/site/controls';
import IconMenu from '@theme/Icon/Menu';

export default function MenuButton() {
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-controls={siteMenu.id}
      className={`${siteMenu.button} clean-btn`}
    >
      <IconMenu />
    </button>
  );
}
