import Layout from '@theme/Layout';
export default function Home(): React.JSX.Element {
  return (
    <Layout>
      <main>
        <h1>Unify data, analytics and AI in one place</h1>
      </main>
    </Layout>
  );
}
