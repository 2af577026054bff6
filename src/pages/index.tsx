import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import SignUpForm from '@site/src/components/forms/SignUpForm';
import CatalogTree from '@site/src/components/landing/CatalogTree';
import Hero from '@site/src/components/landing/Hero';
import LatestPosts from '@site/src/components/landing/LatestPosts';
import Metrics from '@site/src/components/landing/Metrics';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import CardGrid from '@site/src/components/shared/Card';
import CodeSamples from '@site/src/components/shared/CodeSamples';
import ConceptDiagram from '@site/src/components/shared/ConceptDiagram';
import CopyLine from '@site/src/components/shared/CopyLine';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { brand } from '@site/src/site/brand';
import { closing } from '@site/src/site/closing';
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
import { organization, software } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

export default function Home(): React.JSX.Element {
  const latest = useLatestVersion(undefined).name;
  return (
    <Layout description={brand.description}>
      <StructuredData data={organization} />
      <StructuredData data={software} />
      <main>
        <Hero {...hero} visual={<CatalogTree />}>
          <CopyLine text={installCommand(latest)} label="Command that starts Gravitino in Docker" />
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
        <Section
          id="newsletter"
          tone="raised"
          heading="News, a few times a year"
          lead="Releases and design notes by mail. Nothing else."
          layout="beside"
        >
          <SignUpForm provider="newsletter" label="Email address for the newsletter" />
        </Section>
        <Section id="start" layout="beside" heading={closing.heading} lead={closing.lead}>
          <div>
            <ButtonLink to={closing.primary.to}>{closing.primary.label}</ButtonLink>{' '}
            <ButtonLink to={closing.secondary.to} variant="outlined">
              {closing.secondary.label}
            </ButtonLink>
          </div>
        </Section>
      </main>
    </Layout>
  );
}
