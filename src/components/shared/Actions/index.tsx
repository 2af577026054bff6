import ButtonLink from '@site/src/components/shared/ButtonLink';
import styles from './styles.module.css';

export interface Action {
  label: string;
  to: string;
}

/** The calls to action of a band: the first filled, the second outlined. */
export default function Actions({
  primary,
  secondary,
}: {
  primary: Action;
  secondary?: Action;
}): React.JSX.Element {
  return (
    <p className={styles.actions}>
      <ButtonLink to={primary.to}>{primary.label}</ButtonLink>
      {secondary && (
        <ButtonLink to={secondary.to} variant="outlined">
          {secondary.label}
        </ButtonLink>
      )}
    </p>
  );
}
