import Hero from '@site/src/components/landing/Hero';
import FactTable from '@site/src/components/shared/FactTable';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { mail } from '@site/src/site/links';
import { sent, storage } from '@site/src/site/privacy';
import { breadcrumbs } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

const lead =
  'What this site keeps in your browser, what it sends, and to whom. It sets no cookies.';

export default function PrivacyPolicy(): React.JSX.Element {
  return (
    <Layout title="Privacy policy" description={lead}>
      <StructuredData data={breadcrumbs([{ name: 'Privacy policy', path: '/privacy-policy' }])} />
      <main>
        <Hero heading="Privacy policy" lead={lead} />
        <Section
          id="storage"
          heading="What stays in your browser"
          lead="These entries of the local storage remember what you chose or saw. They are never sent anywhere; clearing the site’s data removes them."
        >
          <FactTable
            heads={['Entry', 'Purpose']}
            rows={storage.map(({ key, purpose }) => ({
              key,
              cells: [<code key={key}>{key}</code>, purpose],
            }))}
          />
        </Section>
        <Section id="sent" heading="What is sent">
          <FactTable
            heads={['Part', 'What happens']}
            rows={sent.map(({ what, text }) => ({ key: what, cells: [what, text] }))}
          />
        </Section>
        <Section id="host" heading="What the host sees">
          <p className="measure">
            Like every web server, the host that delivers these pages sees the address of your
            connection, the page you ask for and the name of your browser. The site itself adds
            nothing to that and loads nothing from other hosts.
          </p>
          <p className="measure">
            Questions, or a wish to have an address removed:{' '}
            <a href={`mailto:${mail.contact}`}>{mail.contact}</a>.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
