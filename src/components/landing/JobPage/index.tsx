import Link from '@docusaurus/Link';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import StructuredData, { breadcrumbs } from '@site/src/components/shared/StructuredData';
import { addressOf, brand } from '@site/src/site/brand';
import { careers, type Job, jobs } from '@site/src/site/careers';
import { mail, pages } from '@site/src/site/links';
import Layout from '@theme/Layout';
import clsx from 'clsx';
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
    '@type': 'JobPosting',
    title,
    description: `<p>${summary}</p>${list(work)}${list(you)}${list(plus)}`,
    responsibilities: work.join('. '),
    qualifications: you.join('. '),
    datePosted: posted,
    url: addressOf(`${pages.careers}/${slug}`),
    identifier: { '@type': 'PropertyValue', name: brand.vendor, value: slug },
    directApply: false,
    hiringOrganization: { '@type': 'Organization', name: brand.vendor, sameAs: brand.url },
  };
}

/**
 * The page of one position, from its data.
 *
 * @throws Error when no position has this slug.
 */
export default function JobPage({ slug }: { slug: string }) {
  const job = jobs.find((one) => one.slug === slug);
  if (job === undefined) {
    throw new Error(`JobPage: src/site/careers.ts has no position "${slug}".`);
  }
  const { title, summary, team, level, work, you, plus } = job;
  const facts = { Team: team, Level: level, Location: careers.location };
  const others = jobs.filter((one) => one !== job);
  return (
    <Layout title={title} description={summary}>
      <StructuredData data={structuredData(job)} />
      <StructuredData
        data={breadcrumbs(
          { name: careers.title, path: pages.careers },
          { name: title, path: `${pages.careers}/${slug}` },
        )}
      />
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <header className={styles.head}>
          <p>
            <Link to={pages.careers}>{careers.title}</Link>
          </p>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
        </header>
        <aside className={styles.facts}>
          <dl>
            {Object.entries(facts).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={`mailto:${mail.contact}?subject=${encodeURIComponent(title)}`}>
            {careers.apply}
          </ButtonLink>
        </aside>
        <div className={styles.text}>
          <List heading={careers.job.work} items={work} />
          <List heading={careers.job.you} items={you} />
          <List heading={careers.job.plus} items={plus} />
          <h2>{careers.job.others}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.slug}>
                <Link to={`${pages.careers}/${other.slug}`}>{other.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </Layout>
  );
}
