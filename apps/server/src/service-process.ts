import { ConfigError, readConfig } from './config.ts';
import { operatorFailure } from './platform/operator-failures.ts';
import { productVersion } from './platform/product-version.ts';

/**
 * Starts the service as the settings say, and returns when it answers. With `--jobs-only` it listens nowhere and only
 * takes its share of the jobs; `--version` prints the version and ends. What the operator can mend ends the process
 * with one line and exit code 1.
 */
export async function startService(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  try {
    if (args.includes('--version')) {
      process.stdout.write(`${productVersion}\n`);
      return;
    }
    const unknown = args.find((arg) => arg !== '--jobs-only');
    if (unknown !== undefined)
      throw new ConfigError(`${unknown} is not understood: only --jobs-only and --version are.`);
    const config = readConfig(env);
    // Who looks after others does not load what they do.
    if (args.length > 0) await (await import('./processes/one-process.ts')).takeJobs(config);
    else if (config.processes === 0)
      await (await import('./processes/one-process.ts')).serveInOneProcess(config);
    else await (await import('./processes/supervisor.ts')).superviseService(config);
  } catch (error) {
    const line = operatorFailure(error);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
