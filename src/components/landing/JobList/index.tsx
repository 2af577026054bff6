import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CardGrid from '@site/src/components/shared/Card';
import PillNav, { type Pill } from '@site/src/components/shared/PillNav';
import { careers, type Job, jobFilter } from '@site/src/site/careers';
import { pages } from '@site/src/site/links';
import styles from './styles.module.css';

/** The links of a filter: all positions, then those of each value. */
function pillsOf(
  jobs: readonly Job[],
  key: (typeof jobFilter.keys)[number],
  chosen: string | null,
): Pill[] {
  const values = [...new Set(jobs.map((job) => job[key]))].sort();
  return values.length < 2
    ? []
    : [
        { to: pages.careers, label: jobFilter.all, count: jobs.length, isCurrent: chosen === null },
        ...values.map((value) => ({
          to: `${pages.careers}?${key}=${encodeURIComponent(value)}`,
          label: value,
          count: jobs.filter((job) => job[key] === value).length,
          isCurrent: chosen === value,
        })),
      ];
}

/** The open positions, all or those of one team or place; the address says which, so that a filtered list can be sent. */
export default function JobList({ jobs }: { jobs: readonly Job[] }): React.JSX.Element {
  const { search } = useLocation();
  // The server knows no query: its page lists all positions.
  const query = new URLSearchParams(useIsBrowser() ? search : '');
  const shown = jobs.filter((job) =>
    jobFilter.keys.every((key) => query.get(key) === null || query.get(key) === job[key]),
  );
  return (
    <>
      <div className={styles.filters}>
        {jobFilter.keys.map((key) => {
          const pills = pillsOf(jobs, key, query.get(key));
          return (
            pills.length > 0 && <PillNav key={key} label={jobFilter.label[key]} pills={pills} />
          );
        })}
      </div>
      <p role="status" className={shown.length > 0 ? 'visually-hidden' : undefined}>
        {shown.length > 0 ? `${shown.length} of ${jobs.length} positions` : careers.none}
      </p>
      <CardGrid
        size="wide"
        cards={shown.map(({ slug, title, summary, team, level, place, work }) => ({
          title,
          text: `${summary} For example: ${work[0]?.charAt(0).toLowerCase()}${work[0]?.slice(1)}.`,
          to: `${pages.careers}/${slug}`,
          meta: `${level} · ${team} · ${place}`,
        }))}
      />
    </>
  );
}
