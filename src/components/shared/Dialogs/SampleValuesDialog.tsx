import { type SampleField, sampleFields, sampleValues } from '@site/src/site/sampleValues';
import { translated } from '@site/src/words/translated';
import { type FormEvent, useId, useState } from 'react';
import Dialog, { type DialogProps } from './Dialog';
import styles from './styles.module.css';

const words = translated('sampleValues', sampleValues);

type Values = Partial<Record<SampleField['name'], string>>;

interface Props extends DialogProps {
  values: Values;
  /** Called with the fields that have a value, each a valid one. */
  onSave: (values: Values) => void;
}

interface FieldProps {
  field: SampleField;
  value?: string;
  hasError: boolean;
}

function Field({ field, value, hasError }: FieldProps): React.JSX.Element {
  const id = useId();
  const { label, error } = words.fields[field.name];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={field.name}
        defaultValue={value}
        placeholder={field.example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
      />
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
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
    <Dialog title={words.title} onClose={onClose}>
      <form noValidate onSubmit={save}>
        <p>{words.text}</p>
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
            {words.save}
          </button>
          <button
            type="button"
            className="button button--secondary button--outline"
            onClick={(event) => {
              onSave({});
              event.currentTarget.closest('dialog')?.close();
            }}
          >
            {words.reset}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
