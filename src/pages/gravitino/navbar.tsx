import Specimens from '@site/src/components/landing/Specimens';
import Section from '@site/src/components/shared/Section';
import { links, pages } from '@site/src/site/links';
import { solutionsSwitch } from '@site/src/site/shellFigures';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import NavbarItem from '@theme/NavbarItem';
import type { ComponentProps } from 'react';

const Item = (item: Record<string, unknown>) => (
  <NavbarItem {...(item as ComponentProps<typeof NavbarItem>)} />
);

const items = [
  { to: '/gravitino/navbar', label: 'This page' },
  { to: '/gravitino/icons', label: 'Icons' },
];
const link = <Item to={pages.docs} label="Documentation" />;
const dropdown = <Item type="dropdown" label="Specimens" items={items} />;

/** An item of every type. The version dropdown appears only on pages of the documentation. */
const states = {
  Link: link,
  'Link to another site': <Item href={links.foundation} label="Apache" />,
  Dropdown: dropdown,
  HTML: <Item type="html" value="<em>Any markup</em>" />,
  Doc: <Item type="doc" docId="getting-started" label="Getting started" />,
  'Doc sidebar': <Item type="docSidebar" sidebarId="docs" label="Guides" />,
  'Docs version': <Item type="docsVersion" />,
  'Locale dropdown': (
    <Item type="localeDropdown" dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
  ),
  'Dropdowns in the sidebar of a phone, with an active child and without': (
    <ul className="menu__list">
      <Item mobile type="dropdown" label="Specimens" items={items} />
      <Item mobile type="dropdown" label="Other" items={items.slice(1)} />
    </ul>
  ),
  'Color mode toggle': <ColorModeToggle />,
};

export default function Navbar() {
  return (
    <Specimens title="Navbar" states={states}>
      <Section id={solutionsSwitch.id} tone="dark" heading="On dark ground">
        <p>Scroll this section under the navbar.</p>
        <Logo />
        {link}
        {dropdown}
      </Section>
    </Specimens>
  );
}
