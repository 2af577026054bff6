import { translate } from '@docusaurus/Translate';
import { startsAtOnce } from '@site/src/site/controls';
import styles from './styles.module.css';

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

function Select({ name, label, any, options }: SelectProps) {
  return options.length < 2 ? null : (
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
  placeholder = translate({
    id: 'propertyFilter.placeholder',
    message: 'Part of a key, or words of its description',
  }),
  pages = [],
  versions = [],
}: Props) {
  return (
    // An address with a filter in it shows what it promises only once the app is there.
    <form
      className={`scripted ${styles.filter}`}
      data-filter=""
      data-unsearched=""
      {...{ [startsAtOnce]: 'query' }}
    >
      <label className={styles.text}>
        {translate({ id: 'propertyFilter.label', message: 'Filter' })}
        <input
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <Select
        name="page"
        label={translate({ id: 'propertyFilter.page', message: 'Page' })}
        any={translate({ id: 'propertyFilter.anyPage', message: 'All pages' })}
        options={pages}
      />
      <Select
        name="since"
        label={translate({ id: 'propertyFilter.since', message: 'New since' })}
        any={translate({ id: 'propertyFilter.anySince', message: 'Any version' })}
        options={versions}
      />
      <p role="status" />
      <button type="reset" className="button button--secondary button--sm" hidden>
        {translate({ id: 'propertyFilter.reset', message: 'Show all' })}
      </button>
    </form>
  );
}
