import Link from '@docusaurus/Link';
import Hero from '@site/src/components/landing/Hero';
import SitePage from '@site/src/components/landing/SitePage';
import CardGrid from '@site/src/components/shared/Card';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { absoluteUrl, brand } from '@site/src/site/brand';
import { careers, type Job, jobs } from '@site/src/site/careers';
import { mail, pages } from '@site/src/site/links';

const parts = ['work', 'you', 'plus'] as const;

/** The description of a position for search engines (schema.org JobPosting). */
function structuredData({ slug, title, summary, posted, ...job }: Job): object {
  const lists = parts.map((part) => `<ul><li>${job[part].join('</li><li>')}</li></ul>`);
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${summary}</p>${lists.join('')}`,
    responsibilities: job.work.join('. '),
    qualifications: job.you.join('. '),
    datePosted: posted,
    url: absoluteUrl(`${pages.careers}/${slug}`),
    identifier: { '@type': 'PropertyValue', name: brand.vendor, value: slug },
    directApply: false,
    hiringOrganization: { '@type': 'Organization', name: brand.vendor, sameAs: brand.url },
  };
}

/** The page of a position.
 * @throws Error for an unknown slug.
 */
export default function JobPage({ slug }: { slug: string }) {
  const job = jobs.find((opening) => opening.slug === slug);
  if (job === undefined) {
    throw new Error(`JobPage: src/site/careers.ts has no position "${slug}".`);
  }
  const { title, summary, team, level } = job;
  const { working } = careers;
  const application = `mailto:${mail.contact}?subject=${encodeURIComponent(title)}`;
  return (
    <SitePage
      title={title}
      description={summary}
      path={`${pages.careers}/${slug}`}
      parent={{ name: careers.title, path: pages.careers }}
    >
      <StructuredData data={structuredData(job)} />
      <Hero
        heading={title}
        lead={summary}
        primary={{ label: careers.apply, to: application }}
        secondary={{ label: careers.others, to: pages.careers }}
        drawing="doorway"
      >
        <strong>
          {team} · {level} · {careers.location}
        </strong>
      </Hero>
      <Section id="position">
        <CardGrid
          cards={parts.map((part) => ({
            title: careers.job[part],
            heading: 'h2',
            text: (
              <ul>
                {job[part].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          }))}
        />
      </Section>
      <Section id="working" tone="raised" heading={working.heading} lead={working.lead}>
        <CardGrid cards={working.cards} />
        <Link to={application} className="filled-action">
          {careers.apply}
        </Link>
      </Section>
    </SitePage>
  );
}
