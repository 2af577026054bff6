import { translate } from '@docusaurus/Translate';
import { startsAtOnce } from '@site/src/site/controls';
import styles from './styles.module.css';

/**
 * Filters the tables of keys that follow it in the article by words of their rows. `src/client/controls/filter.ts` handles it and keeps
 * the words in the address. Without scripts it isn't shown.
 */
export default function PropertyFilter() {
  return (
    // An address with a filter in it shows what it promises only once the app is there.
    <form
      className={`scripted ${styles.filter}`}
      data-filter=""
      data-unsearched=""
      {...{ [startsAtOnce]: 'query' }}
    >
      <label>
        {translate({ id: 'propertyFilter.label', message: 'Filter' })}
        <input
          type="search"
          name="q"
          placeholder={translate({
            id: 'propertyFilter.placeholder',
            message: 'Words of a name, a description, or a version',
          })}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p role="status" />
      <button type="reset" className="button button--link button--sm" hidden>
        {translate({ id: 'propertyFilter.reset', message: 'Show all' })}
      </button>
    </form>
  );
}
