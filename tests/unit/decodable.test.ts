import { describe } from 'vitest';
import { decodable, idOf } from '../../src/client/decodable';
import { answers } from '../support/answers';

describe('a part of an address', () => {
  answers('%s can be decoded as %s', decodable, [
    ['#100%', '#100%25'],
    ['/docs/latest/%E0%A4%A', '/docs/latest/%25E0%25A4%25A'],
    ['%zz%41', '%25zz%41'],
    ['%E2%82%AC%', '%E2%82%AC%25'],
    ['/plain', '/plain'],
    ['', ''],
  ]);

  answers('%s names the id %s', idOf, [
    ['#100%', '100%'],
    ['#caf%C3%A9', 'café'],
    ['', ''],
  ]);
});
