import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import Section from '@site/src/components/shared/Section';
import { links, pages } from '@site/src/site/links';
import { solutionsSwitch } from '@site/src/site/shellFigures';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import NavbarItem from '@theme/NavbarItem';
import type { ComponentProps } from 'react';

type Item = ComponentProps<typeof NavbarItem>;

const menu = [
  { to: '/gravitino/navbar', label: 'This page' },
  { to: '/gravitino/icons', label: 'Icons' },
];
const around = { dropdownItemsBefore: [], dropdownItemsAfter: [] };

/** One item of every type that a configuration may name; the version dropdown shows on pages of the documentation only. */
const items: { name: string; item: object }[] = [
  { name: 'Link', item: { to: pages.docs, label: 'Documentation' } },
  { name: 'Link to another site', item: { href: links.foundation, label: 'Apache' } },
  { name: 'Dropdown', item: { type: 'dropdown', label: 'Specimens', items: menu } },
  { name: 'HTML', item: { type: 'html', value: '<em>Any markup</em>' } },
  { name: 'Doc', item: { type: 'doc', docId: 'getting-started', label: 'Getting started' } },
  { name: 'Doc sidebar', item: { type: 'docSidebar', sidebarId: 'docs', label: 'Guides' } },
  { name: 'Docs version', item: { type: 'docsVersion' } },
  { name: 'Locale dropdown', item: { type: 'localeDropdown', ...around } },
];

export default function Navbar() {
  return (
    <SpecimenPage title="Navbar">
      {items.map(({ name, item }) => (
        <Specimen key={name} name={name}>
          <NavbarItem {...(item as Item)} />
        </Specimen>
      ))}
      <Specimen name="Dropdown in the sidebar of a phone, with an active child">
        <ul className="menu__list">
          <NavbarItem mobile type="dropdown" label="Specimens" items={menu} />
        </ul>
      </Specimen>
      <Specimen name="Dropdown in the sidebar of a phone, without one">
        <ul className="menu__list">
          <NavbarItem mobile type="dropdown" label="Other" items={menu.slice(1)} />
        </ul>
      </Specimen>
      <Specimen name="Color mode toggle">
        <ColorModeToggle />
      </Specimen>
      <Specimen name="Logo">
        <Logo />
      </Specimen>
      <Specimen name="On dark ground" isDark>
        <Logo />
        <NavbarItem to={pages.docs} label="Documentation" />
        <NavbarItem to="/gravitino/navbar" label="This page" />
        <NavbarItem {...(items[2]?.item as Item)} />
      </Specimen>
      <Section id={solutionsSwitch.id} tone="dark" heading="Solutions">
        <p>Scroll this section under the navbar.</p>
      </Section>
    </SpecimenPage>
  );
}
