import { describe, expect, it } from 'vitest';
import { englishDates } from '../../src/theme/dates/english';

const utc = { day: 'numeric', timeZone: 'UTC' } as const;
const styles: Intl.DateTimeFormatOptions[] = [
  { ...utc, month: 'short', year: 'numeric' },
  { ...utc, month: 'long', year: 'numeric' },
  { ...utc, month: 'long' },
];
/** The first and the last moment of each month of two years, and the days between by elevens. */
const dates = [2024, 2025].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => [
    Date.UTC(year, month, 1),
    Date.UTC(year, month, 12, 12),
    Date.UTC(year, month + 1, 1) - 1,
  ]).flat(),
);

describe('English dates', () => {
  it.each(styles)('are what Intl.DateTimeFormat writes: %j', (options) => {
    const intl = new Intl.DateTimeFormat('en', { calendar: 'gregory', ...options });
    const format = englishDates(options);
    expect(dates.map((date) => format?.format(date))).toEqual(
      dates.map((date) => intl.format(date)),
    );
    expect(format?.format(new Date(dates[5] ?? 0))).toBe(intl.format(dates[5]));
  });

  it('are left to Intl.DateTimeFormat in another form', () => {
    expect(englishDates({})).toBeUndefined();
    expect(englishDates({ ...utc, month: 'narrow' })).toBeUndefined();
    expect(englishDates({ ...utc, month: 'long', weekday: 'long' })).toBeUndefined();
    expect(englishDates({ day: 'numeric', month: 'long' })).toBeUndefined();
  });
});
