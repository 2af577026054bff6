// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {boolean} [isShown] whether to print its output immediately.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, env = {}, isShown = true) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (isShown) {
          process.stdout.write(chunk);
        }
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
