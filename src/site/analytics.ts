/** Where page views are reported; both parts come from the deployer. */
export interface Analytics {
  /** Name of the global function that is called as `name('pageview', { path })`. */
  functionName: string;
  /** Script that defines the function; calls made before it has loaded wait in the function's `q`. */
  scriptUrl: string | undefined;
}

/**
 * Reads the page-view sink from the environment: `ANALYTICS_FUNCTION`, and `ANALYTICS_SCRIPT_URL` for the script that defines
 * it. Without them the site counts nothing and loads nothing (specification §7).
 *
 * @throws Error naming the variable when a value can't be used, or when a script has no function to call.
 */
export function analytics(env: Record<string, string | undefined>): Analytics | undefined {
  const functionName = env.ANALYTICS_FUNCTION?.trim();
  const scriptUrl = env.ANALYTICS_SCRIPT_URL?.trim() || undefined;
  if (scriptUrl !== undefined && !/^https?:\/\/\S+$/.test(scriptUrl)) {
    throw new Error(
      `ANALYTICS_SCRIPT_URL="${scriptUrl}" is no http(s) address. Set a whole address, or unset it.`,
    );
  }
  if (!functionName) {
    if (scriptUrl !== undefined) {
      throw new Error(
        'ANALYTICS_SCRIPT_URL is set without ANALYTICS_FUNCTION. Name the global function that the script defines, or unset both.',
      );
    }
    return undefined;
  }
  if (!/^[A-Za-z_$][\w$]*$/.test(functionName)) {
    throw new Error(
      `ANALYTICS_FUNCTION="${functionName}" is no name of a function. Set a plain name such as plausible.`,
    );
  }
  return { functionName, scriptUrl };
}
