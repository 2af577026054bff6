import Translate, { translate } from '@docusaurus/Translate';
import { type SampleField, sampleFields } from '@site/src/site/sampleValues';
import type { FormEvent } from 'react';
import Dialog, { type DialogProps } from './Dialog';
import styles from './styles.module.css';

const labels = {
  server: translate({ id: 'sampleValues.fields.server.label', message: 'Server address' }),
  metalake: translate({ id: 'sampleValues.fields.metalake.label', message: 'Metalake' }),
  catalog: translate({ id: 'sampleValues.fields.catalog.label', message: 'Catalog' }),
  schema: translate({ id: 'sampleValues.fields.schema.label', message: 'Schema' }),
};

const serverError = translate({
  id: 'sampleValues.fields.server.error',
  message: 'An address such as https://gravitino.example.com:8090, without a path.',
});
const nameError = translate({
  id: 'sampleValues.fields.name.error',
  message: 'Letters, digits, _ and - only, at most 64 of them.',
});

type Values = Partial<Record<SampleField['name'], string>>;

interface Props extends DialogProps {
  values: Values;
  /** Called with the fields that have a value, each a valid one. */
  onSave: (values: Values) => void;
}

function Field({ field, value }: { field: SampleField; value?: string }) {
  const { name, example, pattern } = field;
  return (
    <label className={styles.field}>
      {labels[name]}
      <input
        name={name}
        defaultValue={value}
        placeholder={example}
        pattern={`\\s*(?:${pattern})\\s*`}
        title={name === 'server' ? serverError : nameError}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </label>
  );
}

/** The form in which readers give the names that samples show instead of their own; the browser says which of them can't be. */
export default function SampleValuesDialog({ values, onSave, onClose }: Props) {
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, text]) => [
      name,
      String(text).trim(),
    ]);
    onSave(Object.fromEntries(given.filter(([, text]) => text !== '')));
    event.currentTarget.closest('dialog')?.close();
  };
  return (
    <Dialog
      title={translate({ id: 'sampleValues.title', message: 'Your values in samples' })}
      onClose={onClose}
    >
      <form onSubmit={save}>
        <p>
          <Translate id="sampleValues.text">
            What you enter replaces the names in every sample of the documentation. It stays in this
            browser.
          </Translate>
        </p>
        {sampleFields.map((field) => (
          <Field key={field.name} field={field} value={values[field.name]} />
        ))}
        <div className={styles.buttons}>
          <button type="submit" className="button button--primary">
            {translate({ id: 'sampleValues.save', message: 'Save' })}
          </button>
          <button
            type="button"
            className="button button--secondary button--outline"
            onClick={(event) => {
              onSave({});
              event.currentTarget.closest('dialog')?.close();
            }}
          >
            {translate({ id: 'sampleValues.reset', message: 'Reset' })}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
