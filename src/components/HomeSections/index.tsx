import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import CardGrid from '@site/src/components/Card';
import CatalogTree from '@site/src/components/CatalogTree';
import CodeSamples from '@site/src/components/CodeSamples';
import ConceptDiagram from '@site/src/components/ConceptDiagram';
import CopyLine from '@site/src/components/CopyLine';
import Hero from '@site/src/components/Hero';
import Island from '@site/src/components/Island';
import LatestPosts from '@site/src/components/LatestPosts';
import Metrics from '@site/src/components/Metrics';
import Section from '@site/src/components/Section';
import {
  capabilities,
  figures,
  hero,
  installCommand,
  samples,
  solutions,
  task,
} from '@site/src/site/home';
import { solutionsSwitch } from '@site/src/site/navigation';

/** The sections of the home page that only say something. A reader who opens the page gets their HTML and none of this code. */
export default function HomeSections(): React.JSX.Element {
  const latest = useLatestVersion(undefined).name;
  const command = {
    text: installCommand(latest),
    label: 'Command that starts Gravitino in Docker',
  };
  return (
    <>
      <Hero {...hero} visual={<CatalogTree />}>
        <Island name="copy-line" props={command}>
          <CopyLine {...command} />
        </Island>
      </Hero>
      <Section
        id="architecture"
        heading="Between your engines and your data"
        lead="Gravitino holds the metadata and the rules. Data stays where it is, and engines read it from there."
      >
        <ConceptDiagram name="architecture" isPageWide />
      </Section>
      <Section id="samples" tone="raised" layout="beside" heading={task.heading} lead={task.lead}>
        <CodeSamples samples={samples(latest)} />
      </Section>
      <Section id="capabilities" heading="What it does">
        <CardGrid cards={capabilities} />
      </Section>
      <Section
        id={solutionsSwitch.id}
        tone="dark"
        heading={solutions.heading}
        lead={solutions.lead}
      >
        <CardGrid cards={solutions.cards} size="narrow" />
      </Section>
      <Section id="figures" heading="In figures">
        <Metrics metrics={figures(latest)} />
      </Section>
      <LatestPosts />
    </>
  );
}
