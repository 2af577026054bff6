import Hero from '@site/src/components/landing/Hero';
import SitePage from '@site/src/components/landing/SitePage';
import CardGrid from '@site/src/components/shared/Card';
import Section from '@site/src/components/shared/Section';
import { careers, jobs } from '@site/src/site/careers';
import { pages } from '@site/src/site/links';

const { working } = careers;

export default function Careers() {
  return (
    <SitePage title={careers.title} description={careers.lead} path={pages.careers}>
      <Hero heading={careers.heading} lead={careers.lead} drawing="branches" />
      <Section id="positions" {...careers.positions}>
        <CardGrid
          size="wide"
          cards={jobs.map(({ slug, title, summary, team, level, work }) => ({
            title,
            text: `${summary} For example: ${work[0]?.charAt(0).toLowerCase()}${work[0]?.slice(1)}.`,
            to: `${pages.careers}/${slug}`,
            meta: `${level} · ${team} · ${careers.location}`,
          }))}
        />
      </Section>
      <Section id="working" tone="raised" heading={working.heading} lead={working.lead}>
        <CardGrid cards={working.cards} />
      </Section>
    </SitePage>
  );
}
