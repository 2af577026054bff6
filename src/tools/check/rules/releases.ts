import { parseRelease, releaseFile } from '../../../plugins/releases/readRelease';
import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** Every version has a file that says what its release is called and has, and that was written for it. */
export function releases({ files, versions }: CheckedSite): Finding[] {
  return versions.flatMap(({ name, folder }): Finding[] => {
    const file = `${folder}/${releaseFile}`;
    const text = files.get(file);
    const place = { rule: 'releases', file, line: 1, subject: name } as const;
    if (text === undefined) {
      return [
        {
          ...place,
          message: 'The file is missing: it says what the release is called and has.',
          mend: 'Copy the one of the nearest version, and adapt it.',
        },
      ];
    }
    let number: string;
    try {
      ({ number } = parseRelease(file, text));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [{ ...place, message, mend: 'Correct the field.' }];
    }
    return name === 'current' || number === name
      ? []
      : [
          {
            ...place,
            line: text.split('\n').findIndex((line) => line.startsWith('release:')) + 1,
            message: `The file was written for ${number}, not for ${name}.`,
            mend: `Correct what it says of name, image, catalogs, connectors and features, and write "release: ${name}".`,
          },
        ];
  });
}

/** Returns the release that Next describes, where its file can be read: another rule tells of one that can't. */
export function nextRelease({ files }: CheckedSite): string[] {
  try {
    const file = `docs/${releaseFile}`;
    return [parseRelease(file, files.get(file) ?? '').number];
  } catch {
    return [];
  }
}
