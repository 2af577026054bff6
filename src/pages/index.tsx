import SignUpForm from '@site/src/components/forms/SignUpForm';
import CatalogTree from '@site/src/components/landing/CatalogTree';
import Hero from '@site/src/components/landing/Hero';
import LatestPosts from '@site/src/components/landing/LatestPosts';
import Metrics from '@site/src/components/landing/Metrics';
import Screenshot from '@site/src/components/landing/Screenshot';
import Actions from '@site/src/components/shared/Actions';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import CardGrid from '@site/src/components/shared/Card';
import CodeSamples from '@site/src/components/shared/CodeSamples';
import ConceptDiagram from '@site/src/components/shared/ConceptDiagram';
import CopyLine from '@site/src/components/shared/CopyLine';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { useRelease } from '@site/src/components/shared/useRelease';
import { brand } from '@site/src/site/brand';
import {
  capabilities,
  closing,
  figures,
  hero,
  installCommand,
  installLabel,
  morePictures,
  newsletterLabel,
  samples,
  sections,
  solutions,
} from '@site/src/site/home';
import { solutionsSwitch } from '@site/src/site/navigation';
import { organization, software } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

export default function Home(): React.JSX.Element {
  const latest = useRelease();
  return (
    <Layout description={brand.description}>
      <StructuredData data={organization} />
      <StructuredData data={software} />
      <main>
        <Hero {...hero} visual={<CatalogTree />}>
          <CopyLine text={installCommand(latest)} label={installLabel} />
        </Hero>
        <Section id="proof" {...sections.proof} isHeadingHidden>
          <Metrics metrics={figures(latest)} />
        </Section>
        <Section id="product" tone="raised" {...sections.product}>
          <Screenshot name="hive-table" sizes="(min-width: 70rem) 1030px, 100vw" />
          <ButtonLink to={morePictures.to} variant="outlined">
            {morePictures.label}
          </ButtonLink>
        </Section>
        <Section id="architecture" {...sections.architecture}>
          <ConceptDiagram name="architecture" isPageWide />
        </Section>
        <Section id="samples" tone="raised" layout="beside" {...sections.samples}>
          <CodeSamples samples={samples(latest)} />
        </Section>
        <Section id="capabilities" {...sections.capabilities}>
          <CardGrid cards={capabilities} />
        </Section>
        <Section id={solutionsSwitch.id} tone="dark" {...sections.solutions}>
          <CardGrid cards={solutions} size="narrow" />
        </Section>
        <Section id="latest-posts" {...sections.latestPosts}>
          <LatestPosts />
        </Section>
        <Section id="newsletter" tone="raised" layout="beside" {...sections.newsletter}>
          <SignUpForm provider="newsletter" label={newsletterLabel} />
        </Section>
        <Section id="start" layout="beside" heading={closing.heading} lead={closing.lead}>
          <Actions primary={closing.primary} secondary={closing.secondary} />
        </Section>
      </main>
    </Layout>
  );
}
