import JobPage from '@site/src/components/landing/JobPage';

export default function Job(): React.JSX.Element {
  return <JobPage slug="database-architect-engineer" />;
}
