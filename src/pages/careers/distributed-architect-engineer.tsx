import JobPage from '@site/src/components/landing/JobPage';

export default function Job() {
  return <JobPage slug="distributed-architect-engineer" />;
}
