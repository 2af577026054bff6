import Section from '@site/src/components/Section';
import { Specimen, SpecimenPage } from '@site/src/components/Specimens';
import { solutionsSwitch } from '@site/src/site/navigation';

export default function Navbar(): React.JSX.Element {
  return (
    <SpecimenPage title="Navbar">
      <Specimen name="Dark block">
        <p>
          The navbar above is a dark block while the top of the section below lies at most{' '}
          {solutionsSwitch.top} px below and {-solutionsSwitch.bottom} px above the top of the
          window.
        </p>
      </Specimen>
      <Section id={solutionsSwitch.id} tone="dark" heading="Solutions">
        <p>Scroll this section under the navbar.</p>
      </Section>
      <Specimen name="After the section">
        <p>From here on the navbar has the colours of the page again.</p>
      </Specimen>
    </SpecimenPage>
  );
}
