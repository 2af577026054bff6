const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** What formats dates; as much of `Intl.DateTimeFormat` as the theme uses. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>;

/**
 * Returns a format of English dates as `Intl.DateTimeFormat` writes them, or `undefined` for other options than a month and a
 * day, with or without a year, in UTC.
 */
export function englishDates({
  month,
  day,
  year,
  timeZone,
  ...others
}: Intl.DateTimeFormatOptions): DateFormat | undefined {
  const isKnown =
    (month === 'long' || month === 'short') &&
    day === 'numeric' &&
    (year === 'numeric' || year === undefined) &&
    timeZone === 'UTC' &&
    Object.keys(others).length === 0;
  if (!isKnown) {
    return undefined;
  }
  return {
    format(value = Date.now()) {
      const date = new Date(value);
      const name = months[date.getUTCMonth()] ?? '';
      const monthAndDay = `${month === 'long' ? name : name.slice(0, 3)} ${date.getUTCDate()}`;
      return year ? `${monthAndDay}, ${date.getUTCFullYear()}` : monthAndDay;
    },
  };
}
