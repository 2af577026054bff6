import { propertyFilter as propertyFilterWords } from '@site/src/site/reference';
import { wakesAtOnce } from '@site/src/site/wake';
import { translated } from '@site/src/words/translated';
import styles from './styles.module.css';

const propertyFilter = translated('propertyFilter', propertyFilterWords);

interface Props {
  placeholder?: string;
  /** Titles of pages to choose from; without them there is no such choice. */
  pages?: readonly string[];
  /** Versions to choose from, newest first. */
  versions?: readonly string[];
}

interface SelectProps {
  name: string;
  label: string;
  any: string;
  options: readonly string[];
}

function Select({ name, label, any, options }: SelectProps): React.JSX.Element {
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/**
 * Filters the definitions that follow it in the article. It is plain HTML; `src/client/controls/filter.ts` gives it life, and keeps its
 * state in the address. Without scripts there is none, and everything shows.
 */
export default function PropertyFilter({
  placeholder = propertyFilter.placeholder,
  pages = [],
  versions = [],
}: Props): React.JSX.Element {
  return (
    // An address with a filter in it shows what it promises only once the app is there.
    <form
      className={styles.filter}
      data-filter=""
      data-unsearched=""
      {...{ [wakesAtOnce]: 'query' }}
    >
      <label className={styles.text}>
        {propertyFilter.label}
        <input
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {pages.length > 1 && (
        <Select
          name="page"
          label={propertyFilter.page}
          any={propertyFilter.anyPage}
          options={pages}
        />
      )}
      {versions.length > 1 && (
        <Select
          name="since"
          label={propertyFilter.since}
          any={propertyFilter.anySince}
          options={versions}
        />
      )}
      <p role="status" />
      <button type="reset" className="button button--secondary button--sm" hidden>
        {propertyFilter.reset}
      </button>
    </form>
  );
}
