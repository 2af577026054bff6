import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import SignUpForm from '@site/src/components/forms/SignUpForm';
import CatalogTree from '@site/src/components/landing/CatalogTree';
import Hero from '@site/src/components/landing/Hero';
import Split from '@site/src/components/landing/Split';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import CardGrid from '@site/src/components/shared/Card';
import ConceptDiagram from '@site/src/components/shared/ConceptDiagram';
import CopyLine from '@site/src/components/shared/CopyLine';
import FactTable from '@site/src/components/shared/FactTable';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import {
  cloud,
  commands,
  comparison,
  concepts,
  enterprise,
  product,
  support,
} from '@site/src/site/gravitino';
import { breadcrumbs } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

export default function Gravitino(): React.JSX.Element {
  const latest = useLatestVersion(undefined).name;
  return (
    <Layout title="Apache Gravitino" description={product.lead}>
      <StructuredData data={breadcrumbs([{ name: 'Apache Gravitino', path: '/gravitino' }])} />
      <main>
        <Hero {...product} visual={<CatalogTree />} />
        <Section
          id="concepts"
          heading="Six words to know"
          lead="Everything in Gravitino is one of these, and each lies in the one before it."
        >
          <Split>
            <FactTable
              heads={['Concept', 'Meaning']}
              rows={concepts(latest).map(({ term, text }) => ({ key: term, cells: [term, text] }))}
            />
            <ConceptDiagram name="metadata-model" />
          </Split>
        </Section>
        <Section id="support" tone="raised" heading="Connectors, engines and ports">
          <FactTable
            heads={['Part', 'Version']}
            rows={support.map(({ what, versions }) => ({ key: what, cells: [what, versions] }))}
          />
        </Section>
        <Section id="comparison" heading="What it is not">
          <CardGrid cards={comparison} />
        </Section>
        <Section id="start" tone="raised" heading="Four commands to a first metalake">
          <ol className="plain-list">
            {commands(latest).map(({ label, text }) => (
              <li key={label}>
                <p>{label}</p>
                <CopyLine text={text} label={label} />
              </li>
            ))}
          </ol>
          <ButtonLink to="/docs/latest/getting-started">Go on in the guide</ButtonLink>
        </Section>
        <Section id={cloud.id} heading={cloud.heading} lead={cloud.lead}>
          <SignUpForm
            provider="cloud"
            buttonText="Keep me posted"
            label="Email address for Gravitino Cloud"
          />
        </Section>
        <Section id="enterprise" heading={enterprise.heading} lead={enterprise.lead}>
          <SignUpForm buttonText="Talk to us" label="Email address for a talk" />
        </Section>
      </main>
    </Layout>
  );
}
