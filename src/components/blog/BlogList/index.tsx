import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import BlogTagNav from '@site/src/components/blog/BlogTagNav';
import SignUpForm, { FeedLinks } from '@site/src/components/forms/SignUpForm';
import Section from '@site/src/components/shared/Section';
import type { ReactNode } from 'react';
import styles from '../styles.module.css';

interface Props {
  heading: string;
  lead?: string;
  blogPath: string;
  children: ReactNode;
}

/** A page that lists all posts or the posts of a topic. */
export default function BlogList({ heading, lead, blogPath, children }: Props) {
  return (
    <main>
      <div className={styles.page}>
        <header>
          <p className="small-text">
            {translate({ id: 'blog.title', message: 'Datastrato blog' })}
          </p>
          <h1 className={styles.heading}>{heading}</h1>
          {lead && <p className="lead measure">{lead}</p>}
        </header>
        <BlogTagNav blogPath={blogPath} />
        {children}
        <p className={styles.more}>
          <Link to={`${blogPath}/archive`}>
            {translate({ id: 'blog.archive.title', message: 'Archive' })}
          </Link>
          <FeedLinks blogPath={blogPath} />
        </p>
      </div>
      <Section
        id="subscribe"
        tone="raised"
        heading={translate({ id: 'blog.subscribe.heading', message: 'Get new posts' })}
        lead={translate({
          id: 'blog.subscribe.lead',
          message: 'Releases and design notes, and nothing else.',
        })}
      >
        <SignUpForm provider="newsletter" />
      </Section>
    </main>
  );
}
