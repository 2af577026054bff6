import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import Section from '@site/src/components/shared/Section';
import { links, pages } from '@site/src/site/links';
import { solutionsSwitch } from '@site/src/site/shellFigures';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import NavbarItem from '@theme/NavbarItem';
import type { ComponentProps } from 'react';

const menu = [
  { to: '/gravitino/navbar', label: 'This page' },
  { to: '/gravitino/icons', label: 'Icons' },
];
const dropdown = { type: 'dropdown', label: 'Specimens', items: menu };
const noItems = { dropdownItemsBefore: [], dropdownItemsAfter: [] };

/** An item of every type that a configuration may name; the version dropdown shows on pages of the documentation only. */
const items: Record<string, object> = {
  Link: { to: pages.docs, label: 'Documentation' },
  'Link to another site': { href: links.foundation, label: 'Apache' },
  Dropdown: dropdown,
  HTML: { type: 'html', value: '<em>Any markup</em>' },
  Doc: { type: 'doc', docId: 'getting-started', label: 'Getting started' },
  'Doc sidebar': { type: 'docSidebar', sidebarId: 'docs', label: 'Guides' },
  'Docs version': { type: 'docsVersion' },
  'Locale dropdown': { type: 'localeDropdown', ...noItems },
  'Dropdown in the sidebar of a phone, with an active child': { ...dropdown, mobile: true },
  'Dropdown in the sidebar of a phone, without one': {
    ...dropdown,
    items: menu.slice(1),
    mobile: true,
  },
};

const Item = (item: object) => <NavbarItem {...(item as ComponentProps<typeof NavbarItem>)} />;

export default function Navbar() {
  return (
    <SpecimenPage title="Navbar">
      {Object.entries(items).map(([name, item]) => (
        <Specimen key={name} name={name}>
          {'mobile' in item ? (
            <ul className="menu__list">
              <Item {...item} />
            </ul>
          ) : (
            <Item {...item} />
          )}
        </Specimen>
      ))}
      <Specimen name="Color mode toggle">
        <ColorModeToggle />
      </Specimen>
      <Specimen name="On dark ground" isDark>
        <Logo />
        <Item {...items.Link} />
        <Item {...dropdown} />
      </Specimen>
      <Section id={solutionsSwitch.id} tone="dark" heading="Solutions">
        <p>Scroll this section under the navbar.</p>
      </Section>
    </SpecimenPage>
  );
}
