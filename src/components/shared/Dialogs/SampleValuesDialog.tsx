import Translate, { translate } from '@docusaurus/Translate';
import { type SampleField, sampleFields } from '@site/src/site/sampleValues';
import { type FormEvent, useId, useState } from 'react';
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

function Field({
  field: { name, example },
  value,
  hasError,
}: {
  field: SampleField;
  value?: string;
  hasError: boolean;
}): React.JSX.Element {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{labels[name]}</label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        placeholder={example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
      />
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          {name === 'server' ? serverError : nameError}
        </p>
      )}
    </div>
  );
}

/** The form in which readers give the names that samples show instead of their own. */
export default function SampleValuesDialog({ values, onSave, onClose }: Props): React.JSX.Element {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = sampleFields
      .map((field) => ({ field, text: String(new FormData(form).get(field.name)).trim() }))
      .filter(({ text }) => text !== '');
    const failed = given
      .filter(({ field, text }) => !new RegExp(`^(?:${field.pattern})$`).test(text))
      .map(({ field }) => field.name);
    setWrong(failed);
    if (failed[0] === undefined) {
      onSave(Object.fromEntries(given.map(({ field, text }) => [field.name, text])));
      form.closest('dialog')?.close();
    } else {
      form.querySelector<HTMLElement>(`[name="${failed[0]}"]`)?.focus();
    }
  };
  return (
    <Dialog
      title={translate({ id: 'sampleValues.title', message: 'Your values in samples' })}
      onClose={onClose}
    >
      <form noValidate onSubmit={save}>
        <p>
          <Translate id="sampleValues.text">
            What you enter replaces the names in every sample of the documentation. It stays in this
            browser.
          </Translate>
        </p>
        {sampleFields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={values[field.name]}
            hasError={wrong.includes(field.name)}
          />
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
