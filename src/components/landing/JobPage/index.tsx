import Link from '@docusaurus/Link';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import StructuredData from '@site/src/components/shared/StructuredData';
import { brand } from '@site/src/site/brand';
import { findJob, type Job } from '@site/src/site/careers';
import { links, mail } from '@site/src/site/links';
import { breadcrumbs } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** The description of a position for search engines (schema.org JobPosting). */
function structuredData({ slug, title, summary, posted, work, you, plus }: Job): object {
  const list = (items: readonly string[]): string =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `<p>${summary}</p>${list(work)}${list(you)}${list(plus)}`,
    responsibilities: work.join('. '),
    qualifications: you.join('. '),
    datePosted: posted,
    url: `${brand.url}/careers/${slug}`,
    identifier: { '@type': 'PropertyValue', name: brand.vendor, value: slug },
    directApply: false,
    jobLocationType: 'TELECOMMUTE',
    hiringOrganization: { '@type': 'Organization', name: brand.vendor, sameAs: links.company },
  };
}

/**
 * The page of one position, from its data.
 *
 * @throws Error when no position has this slug.
 */
export default function JobPage({ slug }: { slug: string }): React.JSX.Element {
  const job = findJob(slug);
  if (job === undefined) {
    throw new Error(`JobPage: src/site/careers.ts has no position "${slug}".`);
  }
  const { title, summary, team, level, place, work, you, plus } = job;
  return (
    <Layout title={title} description={summary}>
      <StructuredData data={structuredData(job)} />
      <StructuredData
        data={breadcrumbs([
          { name: 'Careers', path: '/careers' },
          { name: title, path: `/careers/${slug}` },
        ])}
      />
      <main className={styles.page}>
        <p>
          <Link to="/careers">Careers</Link>
        </p>
        <h1>{title}</h1>
        <p className={styles.lead}>{summary}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Team</dt>
            <dd>{team}</dd>
          </div>
          <div>
            <dt>Level</dt>
            <dd>{level}</dd>
          </div>
          <div>
            <dt>Place</dt>
            <dd>{place}</dd>
          </div>
        </dl>
        <List heading="What you would do" items={work} />
        <List heading="What you bring" items={you} />
        <List heading="What helps" items={plus} />
        <p className={styles.apply}>
          <ButtonLink to={`mailto:${mail.contact}?subject=${encodeURIComponent(title)}`}>
            Write to us
          </ButtonLink>
        </p>
      </main>
    </Layout>
  );
}
