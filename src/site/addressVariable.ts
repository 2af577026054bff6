/** Environment variables of a build. */
export type Environment = Record<string, string | undefined>;

/**
 * Reads an address that a deployer may have set.
 *
 * @throws Error naming the variable when its value is no http(s) address.
 */
export function addressVariable(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  if (!value) {
    return undefined;
  }
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) {
    throw new Error(`${name}="${value}" is no http(s) address. Set a whole address, or unset it.`);
  }
  return value;
}
