import { runChecks } from '../modules/upkeep/upkeep.service.ts';
import { checksOfTheNight } from './checks.ts';
import { runCommand } from './command-context.ts';

// Started by the service at night: holds record, books and what is derived against what they are made of, and notes
// what differs.
process.exitCode = await runCommand(async (context) =>
  (await runChecks(context, checksOfTheNight)) ? 0 : 1,
);
