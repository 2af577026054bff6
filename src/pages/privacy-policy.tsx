import Hero from '@site/src/components/landing/Hero';
import SitePage from '@site/src/components/landing/SitePage';
import FactTable from '@site/src/components/shared/FactTable';
import Section from '@site/src/components/shared/Section';
import { mail, pages } from '@site/src/site/links';
import { privacy, sent, storage } from '@site/src/site/privacy';

export default function PrivacyPolicy() {
  const { title, lead, host } = privacy;
  return (
    <SitePage title={title} description={lead} path={pages.privacy}>
      <Hero heading={title} lead={lead} drawing="key" />
      <Section id="sent" layout="splitTop" {...privacy.sent}>
        <FactTable
          heads={['Part', 'What happens']}
          rows={sent.map(({ label, text }) => ({ key: label, cells: [label, text] }))}
        />
      </Section>
      <Section id="host" layout="splitTop" tone="raised" heading={host.heading}>
        <div>
          <p className="measure">{host.text}</p>
          <p className="measure">
            {host.contact} <a href={`mailto:${mail.contact}`}>{mail.contact}</a>.
          </p>
        </div>
      </Section>
      <Section id="storage" layout="splitTop" {...privacy.storage}>
        <FactTable
          heads={['Entry', 'Purpose']}
          rows={storage.map(({ key, purpose }) => ({
            key,
            cells: [<code key={key}>{key}</code>, purpose],
          }))}
        />
      </Section>
    </SitePage>
  );
}
