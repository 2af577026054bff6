import Layout from '@theme/Layout';

/** The page of a route that has a parameter. */
export default function Named({
  match,
}: {
  match: { params: { name: string } };
}): React.JSX.Element {
  return (
    <Layout title="Named">
      <main>
        <h1>Named {match.params.name}</h1>
      </main>
    </Layout>
  );
}
