import { checkEnvironment, unexplainedVariables } from './checkEnvironment';
import {
  checkOtherVersions,
  checkPageKeys,
  checkSince,
  type Finding,
  unexplainedKeys,
} from './checkKeys';
import { checkOperations, unexplainedOperations } from './checkOperations';
import type { Facts } from './facts';
import type { DocPage } from './pages';
import { restReference } from './restReference';

/** What the checks found in one version, and how many keys, operations and variables there were to explain. */
export interface VersionReport {
  findings: Finding[];
  keys: number;
  operations: number;
  variables: number;
}

/** Runs every comparison of a version's pages with the facts of its tag. */
export function checkVersion(
  version: string,
  pages: readonly DocPage[],
  all: Map<string, Facts>,
): VersionReport {
  const facts = all.get(version);
  if (!facts) throw new Error(`tests/facts/${version}.json is missing; see tests/facts/README.md.`);
  const keys = unexplainedKeys(pages, facts);
  const operations = unexplainedOperations(pages, facts, restReference(version));
  const variables = unexplainedVariables(pages, facts);
  const stated = pages.flatMap((page) => [
    ...checkPageKeys(page, facts),
    ...checkSince(page, all),
    ...checkOtherVersions(page, all),
    ...checkOperations(page, facts),
    ...checkEnvironment(page, facts),
  ]);
  return {
    findings: [...stated, ...keys.findings, ...operations.findings, ...variables.findings],
    keys: keys.total,
    operations: operations.total,
    variables: variables.total,
  };
}
