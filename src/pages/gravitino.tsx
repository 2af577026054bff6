import Link from '@docusaurus/Link';
import SignUpForm from '@site/src/components/forms/SignUpForm';
import Hero from '@site/src/components/landing/Hero';
import Screenshot from '@site/src/components/landing/Screenshot';
import SitePage from '@site/src/components/landing/SitePage';
import CardGrid from '@site/src/components/shared/Card';
import { CopyLine } from '@site/src/components/shared/CodeFrame';
import ConceptDiagram from '@site/src/components/shared/ConceptDiagram';
import FactTable from '@site/src/components/shared/FactTable';
import { LinkList } from '@site/src/components/shared/links';
import Section from '@site/src/components/shared/Section';
import { useRelease } from '@site/src/components/shared/useRelease';
import {
  commands,
  concepts,
  factHeads,
  forms,
  guide,
  matrixHeads,
  matrixLead,
  ownership,
  product,
  reference,
  sections,
  support,
  supportMatrix,
  tutorial,
  useCases,
} from '@site/src/site/gravitino';
import { installCommand, installLabel } from '@site/src/site/home';
import { pages } from '@site/src/site/links';

const pictures = ['iceberg-table', 'mysql-table', 'fileset', 'topic'] as const;

export default function Gravitino() {
  const latest = useRelease();
  return (
    <SitePage title={product.title} description={product.lead} path={pages.product}>
      <Hero {...product} visual={<ConceptDiagram name="metadata-model" isPageWide />}>
        <CopyLine text={installCommand(latest)} label={installLabel} />
      </Hero>
      <Section id="use-cases" {...sections.useCases}>
        <CardGrid cards={useCases} size="narrow" />
        <Link to={tutorial.to} className="filled-action">
          {tutorial.label}
        </Link>
      </Section>
      <Section id="pictures" tone="raised" {...sections.pictures}>
        <div className="row">
          {pictures.map((name) => (
            <div key={name} className="col col--6 margin-bottom--md">
              <Screenshot name={name} isNarrow />
            </div>
          ))}
        </div>
      </Section>
      <Section id="concepts" layout="splitTop" {...sections.concepts}>
        <FactTable
          heads={['Concept', 'Meaning']}
          rows={concepts(latest).map(({ term, text }) => ({ key: term, cells: [term, text] }))}
        />
      </Section>
      <Section id="support" tone="raised" {...sections.support} lead={matrixLead(latest)}>
        <div className="row">
          <div className="col margin-bottom--lg">
            <FactTable
              heads={matrixHeads}
              rows={supportMatrix(latest).map(({ source, provider, manages, engines }) => ({
                key: provider,
                cells: [source, <code key={provider}>{provider}</code>, manages, engines],
              }))}
            />
          </div>
          <div className="col">
            <FactTable
              heads={factHeads(latest)}
              rows={[...ownership, ...support(latest)].map(({ label, versions }) => ({
                key: label,
                cells: [label, versions],
              }))}
            />
          </div>
        </div>
        <LinkList links={reference} />
      </Section>
      <Section id="start" layout="splitTop" tone="dark" {...sections.start}>
        <div>
          <ol>
            {commands(latest).map(({ label, text }) => (
              <li key={label}>
                <p>{label}</p>
                <CopyLine text={text} label={label} />
              </li>
            ))}
          </ol>
          <Link to={guide.to} className="filled-action">
            {guide.label}
          </Link>
        </div>
      </Section>
      {forms.map(({ id, tone, heading, text, ...form }) => (
        <Section key={id} id={id} layout="split" tone={tone} heading={heading} lead={text}>
          <SignUpForm {...form} />
        </Section>
      ))}
    </SitePage>
  );
}
