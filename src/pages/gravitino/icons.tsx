import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import CardGrid from '@site/src/components/shared/Card';
import { iconNames } from '@site/src/site/icons';

export default function Icons() {
  return (
    <SpecimenPage title="Icons">
      <Specimen name="Icons of cards and tiles, with what writers put before a tile’s title">
        <CardGrid
          size="narrow"
          cards={iconNames.map((name) => ({
            icon: name,
            title: name,
            text: <code>{`<TileIcon name="${name}" />`}</code>,
          }))}
        />
      </Specimen>
    </SpecimenPage>
  );
}
