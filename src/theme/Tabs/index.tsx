// Replaced: the stock component needs React in the browser; src/client/controls/tabs.ts handles these tabs.
import clsx from 'clsx';
import { Children, createContext, isValidElement, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface TabsContextValue {
  /** Value of the tab that is chosen before the reader chooses; `undefined` if none is. */
  initial: string | undefined;
  labels: ReadonlyMap<string, string>;
  id: string;
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);

export interface Tab {
  value: string;
  label?: string;
  default?: boolean;
  attributes?: React.HTMLAttributes<HTMLElement>;
}

export interface Props {
  children: ReactNode;
  /** Tabs instead of those that the children name. */
  values?: readonly Tab[];
  /** Value of the initially selected tab; `null` for none. */
  defaultValue?: string | null;
  /** Tabs of a group change together on all pages, and the choice is stored. */
  groupId?: string;
  /** The address carries the choice too, under this name or that of the group. */
  queryString?: string | boolean;
  block?: boolean;
  className?: string;
  /** The stock component's: here every panel is in the page. */
  lazy?: boolean;
}

function tabsOf(children: ReactNode): Tab[] {
  return Children.toArray(children).map((child) => {
    if (!isValidElement<Partial<Tab>>(child) || child.props.value === undefined) {
      throw new Error(
        'Each child of <Tabs> must be a <TabItem> with a "value". Write <TabItem value="rest" label="REST">.',
      );
    }
    const { value, label, default: isDefault, attributes } = child.props;
    return { value, label, default: isDefault, attributes };
  });
}

function initialValue(tabs: readonly Tab[], defaultValue: Props['defaultValue']) {
  const values = tabs.map(({ value }) => value);
  const repeated = values.find((value, index) => values.indexOf(value) < index);
  if (repeated !== undefined) {
    throw new Error(`Two tabs of one <Tabs> have the value "${repeated}". Give each its own.`);
  }
  if (defaultValue != null && !values.includes(defaultValue)) {
    throw new Error(
      `<Tabs defaultValue="${defaultValue}"> names none of its tabs: ${values.join(', ')}.`,
    );
  }
  const first = tabs.find((tab) => tab.default) ?? tabs[0];
  if (first === undefined) {
    throw new Error('<Tabs> has no <TabItem>. Give it at least one.');
  }
  return defaultValue === null ? undefined : (defaultValue ?? first.value);
}

function queryKey({ queryString, groupId }: Props): string | undefined {
  if (queryString === true && groupId === undefined) {
    throw new Error(
      '<Tabs queryString> needs a groupId, or a name of its own: <Tabs queryString="client">.',
    );
  }
  return queryString === true ? groupId : queryString || undefined;
}

/** Tabs in the ARIA tabs pattern. @throws Error at build time for invalid tabs. */
export default function Tabs(props: Props) {
  const { children, groupId, block, className } = props;
  const id = useId();
  const tabs = props.values ?? tabsOf(children);
  const initial = initialValue(tabs, props.defaultValue);
  const labels = new Map(tabs.map(({ value, label = value }) => [value, label]));
  return (
    <TabsContext value={{ initial, labels, id }}>
      <div
        className={clsx('theme-tabs-container', 'tabs-container', styles.container)}
        data-tabs={groupId ?? ''}
        data-tabs-query={queryKey(props)}
      >
        <div
          role="tablist"
          aria-orientation="horizontal"
          className={clsx('tabs', block && 'tabs--block', className)}
        >
          {tabs.map(({ value, label, attributes }) => (
            <div
              {...attributes}
              key={value}
              role="tab"
              id={`${id}${value}`}
              aria-controls={`${id}${value}-panel`}
              aria-selected={value === initial}
              tabIndex={value === (initial ?? tabs[0]?.value) ? 0 : -1}
              data-value={value}
              className={clsx('tabs__item', styles.tab, attributes?.className)}
            >
              {label ?? value}
            </div>
          ))}
        </div>
        <div className="margin-top--md">{children}</div>
      </div>
    </TabsContext>
  );
}
