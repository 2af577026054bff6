import Hero from '@site/src/components/landing/Hero';
import SitePage from '@site/src/components/landing/SitePage';
import { Timeline } from '@site/src/components/landing/Sourced';
import CardGrid from '@site/src/components/shared/Card';
import { LinkList } from '@site/src/components/shared/links';
import Section from '@site/src/components/shared/Section';
import { about } from '@site/src/site/aboutUs';
import { links, pages } from '@site/src/site/links';

export default function AboutUs() {
  return (
    <SitePage title={about.title} description={about.lead} path={pages.about}>
      <Hero heading={about.heading} lead={about.lead} drawing="sprout" />
      <Section id="mission" layout="splitTop" heading={about.mission.heading}>
        <div>
          {about.mission.paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section id="values" tone="raised" heading={about.values.heading}>
        <CardGrid cards={about.values.cards} />
      </Section>
      <Section id="people" heading={about.people.heading} lead={about.people.lead}>
        <CardGrid
          size="small"
          cards={Object.entries(about.people.maintainers).map(([title, name]) => ({
            title,
            meta: `@${name}`,
            to: links.profiles + name,
          }))}
        />
        <LinkList links={about.people.sources} />
      </Section>
      <Section id="timeline" tone="raised" heading={about.timeline.heading}>
        <Timeline entries={about.timeline.entries} />
      </Section>
    </SitePage>
  );
}
