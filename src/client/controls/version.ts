import { versionMenu } from '../../site/controls';
import { closest, onPress } from './dom';
import { store } from './storage';

/** The framework's key of the version that a reader chose. */
export const preferredVersionKey = 'docs-preferred-version-default';

/** Links that choose a version: those of the version menu and of the banner above a page of another version. */
const choices = `:is(.${versionMenu} + ul, .theme-doc-version-banner) a[href*="/docs/"]`;

/** Returns the name of the version that a path leads to. */
export function versionOf(pathname: string, latest: string): string | undefined {
  const [, folder] = /\/docs\/(next|latest|\d[^/]*)(?:\/|$)/.exec(pathname) ?? [];
  return { next: 'current', latest }[folder ?? ''] ?? folder;
}

/** Remembers the version that a reader chooses. @param latest name of the version at `/docs/latest`. */
export function controlVersions(latest: string): void {
  onPress('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, choices);
    const version = link && versionOf(link.pathname, latest);
    if (version) {
      store(preferredVersionKey, version);
    }
  });
}
