import { addressOf, brand } from './brand';
import { links, pages } from './links';

/** Who speaks here (schema.org Organization). */
export const organization = {
  '@type': 'Organization',
  name: brand.vendor,
  url: addressOf(pages.home).replace(/\/$/, ''),
  logo: addressOf('/img/logo.svg'),
  description: brand.description,
  sameAs: [links.linkedin, links.x, links.video, links.github],
};

/** The product (schema.org SoftwareApplication). */
export const software = {
  '@type': 'SoftwareApplication',
  name: brand.productFullName,
  applicationCategory: 'DeveloperApplication',
  operatingSystem: 'Linux, macOS',
  license: links.license,
  url: addressOf(pages.product),
  downloadUrl: links.releases,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};
