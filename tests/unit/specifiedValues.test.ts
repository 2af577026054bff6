import { describe, expect, it } from 'vitest';
import { content } from '../../src/site/content';
import { signUp } from '../../src/site/deployment';
import { search } from '../../src/site/search';
import { progress, solutionsSwitch } from '../../src/site/shellFigures';
import { word } from '../support/words';

// Numbers and words that the specification fixes, by its sections: a slip of the pen is found in seconds, not by a browser.
describe('specified values', () => {
  it('of the search (§5, §7, §9)', () => {
    expect(search).toMatchObject({
      queryParameter: 'q',
      hitsPerPage: 20,
      hitsPerGroup: 5,
      maxQueryLengthPage: 512,
      maxQueryLengthPopUp: 64,
      snippetWords: { desktop: 10, mobile: 5 },
      mobileBreakpoint: 768,
      stallMs: 300,
      timeoutsMs: { connect: 1000, read: 2000, write: 30_000 },
    });
    expect(word('search.placeholder')).toBe('Search docs');
  });

  it('of pages and pictures (§9)', () => {
    expect(content).toMatchObject({
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
      defaultCodeLanguage: 'sql',
      blog: { sidebarCount: 10, postsPerPage: 1000 },
      image: { quality: 70, max: 1030, min: 640, steps: 2 },
    });
  });

  it('of the progress bar (§9)', () => {
    expect(progress).toEqual({ minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 });
  });

  it('of the switch of the navbar (§2, §9)', () => {
    expect(solutionsSwitch).toMatchObject({ top: 100, bottom: -1380 });
  });

  it('of the sign-up form (§2, §4, §5, §7, §9)', () => {
    expect(signUp).toMatchObject({
      newsletterMessage: 'New Subscribe',
      animationMs: 200,
    });
    expect(word('signUp.buttonText')).toBe('Subscribe');
    expect(word('signUp.invalidEmail')).toBe('Email address should be valid');
    expect(word('signUp.thanks')).toBe('Thank you, we will be in touch soon!');
  });
});
