import useBrokenLinks from '@docusaurus/useBrokenLinks';
import SignUpForm from '@site/src/components/forms/SignUpForm';
import { forms } from '@site/src/site/gravitino';
import styles from './styles.module.css';

/** The two ways to ask for help, side by side in one card; each has an address of its own. */
export default function SignUpCard() {
  const anchors = useBrokenLinks();
  return (
    <div className={styles.card}>
      {forms.map(({ id, provider, heading, text, ...form }) => {
        anchors.collectAnchor(id);
        return (
          <div key={id} id={id} className={styles.half}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <SignUpForm provider={provider} {...form} />
          </div>
        );
      })}
    </div>
  );
}
