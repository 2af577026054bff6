import { describe, expect, it } from 'vitest';
import { JavaModel } from '../facts/source/javaModel.mjs';
import { isQuoted, javaMessages, scriptMessages } from '../facts/source/messages.mjs';
import { answers } from '../support/answers';
import {
  checkMessages,
  quotedMessages,
  readMessages,
  readOtherSystems,
  readUnreachable,
} from '../support/docs/checkMessages';
import { docVersions, readPages, testPage } from '../support/docs/pages';

const others = readOtherSystems();
const unreachable = readUnreachable();
const pages = new Map(docVersions().map((version) => [version, readPages(version)]));

describe.each(docVersions())('the error tables of %s', (version) => {
  const facts = readMessages(version);

  it('quote messages that a method of the version throws, logs, or prints', () => {
    const found = (pages.get(version) ?? []).flatMap((page) =>
      checkMessages(page, facts, others, unreachable),
    );
    expect(found.map(({ where, subject, message }) => `${where} "${subject}": ${message}`)).toEqual(
      [],
    );
  });

  it('quote enough messages for the check to mean something', () => {
    expect((pages.get(version) ?? []).flatMap(quotedMessages).length).toBeGreaterThan(80);
    expect(facts.filter(({ method, file }) => method === '' || file === '')).toEqual([]);
  });
});

it('the messages of other systems are all quoted by a page, and name their system', () => {
  const quoted = new Set(
    [...pages.values()]
      .flat()
      .flatMap(quotedMessages)
      .map(({ text }) => text),
  );
  expect(others.flatMap(({ messages }) => messages).filter((text) => !quoted.has(text))).toEqual(
    [],
  );
  expect(others.filter(({ system }) => system === '')).toEqual([]);
});

/** A page of 0.5.1 whose error table has one row. */
const pageWith = (cell: string) =>
  testPage(`| Message | Cause |\n|---|---|\n| ${cell} | x |`, 'security');
const foundIn = (cell: string) =>
  checkMessages(pageWith(cell), readMessages('0.5.1'), others, unreachable).map(
    ({ subject }) => subject,
  );

describe('a poisoned row', () => {
  it.each([
    ['`The metalake is asleep, try again`', 'The metalake is asleep, try again'],
    ['`Failed to decrypt key` at start', 'Failed to decrypt key'],
    ['`NoSuchDragonException`', 'NoSuchDragonException'],
    ['`Unsupported signature algorithm type`', 'Unsupported signature algorithm type'],
  ])('fails for %s', (cell, subject) => {
    expect(foundIn(cell)).toEqual([subject]);
  });

  it.each([
    ['`401` with `JWT parse error`'],
    ["`Audience in the token [...] doesn't contain ...`"],
    ['The web UI stays empty behind `/gravitino/`'],
    ['`PKIX path building failed`'],
  ])('passes for %s', (cell) => {
    expect(foundIn(cell)).toEqual([]);
  });
});

describe('the reader of messages', () => {
  const java = (body: string) =>
    javaMessages(
      new JavaModel(
        new Map([['core/src/main/java/a/A.java', `package a; public class A { ${body} }`]]),
      ),
    ).map(({ message, method }) => `${method}: ${message}`);

  it('joins literals and values, and names the method', () => {
    expect(
      java(
        'void open(int port) { throw new X("Port " + port + " is" + " in use"); } void b() { open(1); }',
      ),
    ).toEqual(['A.open: Port %s is in use']);
  });

  it('gives a constant to the method that names it', () => {
    expect(
      java('static final String M = "Name %s is long"; void a() { fail(M); } void b() { a(); }'),
    ).toEqual(['A.a: Name %s is long']);
  });

  it('leaves out constants and methods that nothing uses', () => {
    expect(java('static final String M = "Nobody says this";')).toEqual([]);
    expect(java('void dead() { fail("Nobody says this"); }')).toEqual([]);
  });

  it('reads scripts and Python', () => {
    expect(
      scriptMessages(
        new Map([
          ['bin/a.sh', 'check() {\n  echo "ERROR : $dir is missing"\n}\n'],
          [
            'a.py',
            'def load(self):\n    raise E(f"Cannot load {name}"\n        " from the server")\n',
          ],
        ]),
      ),
    ).toEqual([
      { message: 'ERROR : %s is missing', method: 'check', file: 'bin/a.sh' },
      { message: 'Cannot load %s from the server', method: 'load', file: 'a.py' },
    ]);
  });
});

answers('the quotation %s is from %s: %s', isQuoted, [
  ['Table … already exists', 'Table %s already exists', true],
  ['Table orders already exists', 'Table %s already exists', true],
  ['already exists in the schema', 'Table %s already exists in the schema', true],
  [
    'Properties are required and must be set: [jdbc-url]',
    'Properties are required and must be set: %s',
    true,
  ],
  ['Table … already exists', 'Schema %s already exists', false],
  ['Table … does not exist', 'Table %s already exists', false],
  ['Failed to login with kerberos', 'Failed to login with Kerberos', false],
  ['Anything at all is missing', '%s', false],
]);
