// Replaced: the stock date makes a formatter of the browser's while the app starts, which took 20 to 28 ms; here the server's text stays.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/LastUpdated';
import { useEffect, useState } from 'react';

/** The text of the server, which hydration keeps; on a page that a link leads to, the date comes right after the page's first frame. */
function useDateText(date: Date): string {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = (): string =>
    date.toLocaleDateString(currentLocale, { dateStyle: 'medium', timeZone: 'UTC' });
  const [isLinked] = useState(useIsBrowser());
  const [text, setText] = useState(() => (ExecutionEnvironment.canUseDOM ? '' : format()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one date
  useEffect(() => {
    const timer = isLinked ? window.setTimeout(() => setText(format())) : 0;
    return () => window.clearTimeout(timer);
  }, [isLinked]);
  return text;
}

export default function LastUpdated({ lastUpdatedAt }: Props) {
  const date = new Date(lastUpdatedAt ?? 0);
  const time = (
    <b>
      <time
        dateTime={date.toISOString()}
        itemProp="dateModified"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a date, or nothing, so that hydration keeps the server's text
        dangerouslySetInnerHTML={{ __html: useDateText(date) }}
      />
    </b>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: lastUpdatedAt && (
            <Translate id="theme.lastUpdated.atDate" values={{ date: time }}>
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
