import Embed, { Video } from '@site/src/components/shared/Embed';
import type { Picture } from '@site/src/site/content';
import Img from '@site/src/theme/MDXComponents/Img';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { play } from '../../src/client/controls/embeds';
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

describe('a still', () => {
  const film = 'https://films.example/embed/1';

  it('is a link to what it plays, and says whom a press asks', () => {
    renderInSite(<Embed src={film} poster={picture} title="A film" />);
    expect(screen.getByRole('link', { name: 'Play: A film' }).getAttribute('href')).toBe(film);
    expect(screen.getByText('A film (plays from films.example when pressed)')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('becomes a frame that has the focus and no cookies', () => {
    renderInSite(<Embed src={film} poster={picture} title="A film" />);
    play(screen.getByRole<HTMLAnchorElement>('link', { name: 'Play: A film' }));
    const frame = screen.getByTitle('A film');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame.getAttribute('src')).toBe(film);
    expect(frame.hasAttribute('credentialless')).toBe(true);
    expect(document.activeElement).toBe(frame);
  });

  it('becomes a player with controls and a name', () => {
    renderInSite(<Video src="/film.webm" poster={picture} title="A film" />);
    expect(screen.getByText('A film')).toBeDefined();
    play(screen.getByRole<HTMLAnchorElement>('link', { name: 'Play: A film' }));
    const player = document.querySelector('video');
    expect(player?.controls).toBe(true);
    expect(player?.getAttribute('aria-label')).toBe('A film');
  });
});
