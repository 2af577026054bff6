import { brand } from './brand';
import { links } from './links';

/** Who speaks here (schema.org Organization). */
export const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.vendor,
  url: brand.url,
  logo: `${brand.url}/img/logo.svg`,
  description: brand.description,
  sameAs: [links.linkedin, links.x, links.video, 'https://github.com/datastrato'],
};

/** The product (schema.org SoftwareApplication). */
export const software = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: brand.productFullName,
  applicationCategory: 'DeveloperApplication',
  operatingSystem: 'Linux, macOS',
  license: 'https://www.apache.org/licenses/LICENSE-2.0',
  url: `${brand.url}/gravitino`,
  downloadUrl: links.releases,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};

/** Where a page lies below the home page (schema.org BreadcrumbList); outermost first, without the home page. */
export function breadcrumbs(trail: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${brand.url}${path}`,
    })),
  };
}
