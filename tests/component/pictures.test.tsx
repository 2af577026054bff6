import type { Picture } from '@site/src/site/content';
import Img from '@site/src/theme/MDXComponents/Img';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';

const picture: Picture = {
  src: '/a-1030.webp',
  srcSet: '/a-640.webp 640w, /a-1030.webp 1030w',
  width: 1030,
  height: 515,
};

describe('a picture of Markdown', () => {
  it('has its files, its size, and leads to the largest of them', () => {
    renderInSite(<Img picture={picture} alt="A tree" />);
    const image = screen.getByRole('img', { name: 'A tree' });
    expect(screen.getByRole('link', { name: 'A tree' }).getAttribute('href')).toBe('/a-1030.webp');
    for (const [name, value] of Object.entries({
      src: '/a-1030.webp',
      srcset: picture.srcSet,
      width: '1030',
      height: '515',
      loading: 'lazy',
      sizes: '(max-width: 712px) calc(100vw - 2rem), 680px',
    })) {
      expect(image.getAttribute(name), name).toBe(value);
    }
  });

  it('is eager where it is in sight, and no second link in a link', () => {
    renderInSite(<Img picture={picture} alt="A tree" loading="eager" inLink="" />);
    const image = screen.getByRole('img', { name: 'A tree' });
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.closest('a')).toBeNull();
    expect(image.hasAttribute('inlink')).toBe(false);
  });

  it('shows all that it has where it is narrow', () => {
    renderInSite(<Img picture={{ ...picture, width: 300 }} alt="A leaf" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img').getAttribute('sizes')).toBe('300px');
  });
});
