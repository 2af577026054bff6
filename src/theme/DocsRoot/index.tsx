// Wrapped: below an unknown version the stock page is empty; this one is the not-found page, as everywhere else.
import { matchPath, useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof OriginalDocsRoot>;

export default function DocsRoot(props: Props) {
  const { pathname } = useLocation();
  const versions: { path?: string; exact?: boolean }[] = props.route.routes ?? [];
  if (versions.some(({ path, exact }) => matchPath(pathname, { path, exact }))) {
    return <OriginalDocsRoot {...props} />;
  }
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>
        <NotFoundContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
