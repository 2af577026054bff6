import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import Icon, { type IconName } from '@site/src/components/shared/Icon';
import { iconPaths } from '@site/src/site/pictures';

export default function Icons(): React.JSX.Element {
  return (
    <SpecimenPage title="Icons">
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Specimen key={name} name={name}>
          <Icon name={name} />
        </Specimen>
      ))}
    </SpecimenPage>
  );
}
