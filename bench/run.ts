// npm run bench [-- <scenario>] [--quick] [--rounds N] [--seconds N] [--codes 100,10,1] [--parcels N]. A full run
// leaves its results in bench/results, a quick one in .cache/bench; a missed goal is named in the report and is no
// failure of the run, a figure that could not be measured is one.
import { fileURLToPath } from 'node:url';
import { makeCacheFolder } from './data/bench-data.ts';
import { endChildren, endChildrenOnSignal, isInterrupted } from './measure/children.ts';
import { say } from './measure/say.ts';
import { readRequest, usage } from './read-request.ts';
import { isFailed } from './report/report.ts';
import { writeReport } from './report/write-report.ts';
import { scenarios } from './scenarios/all-scenarios.ts';

const request = readRequest(process.argv.slice(2), scenarios);
if (request === undefined) {
  process.stderr.write(usage(scenarios));
  process.exit(2);
}
endChildrenOnSignal();
try {
  const report = await request.scenario.run(request.options);
  const page = await writeReport(report, {
    folder: request.options.quick
      ? await makeCacheFolder()
      : fileURLToPath(new URL('./results/', import.meta.url)),
    date: new Date().toISOString().slice(0, 10),
    name: request.scenario.name,
  });
  say(`\n${page}`);
  const failed = report.goals.filter(isFailed);
  for (const { what } of failed) say(`Not measured: ${what}`);
  if (failed.length > 0) process.exitCode = 1;
} catch (error) {
  // What fails after a signal fails because its processes were ended; the signal's own end is on its way.
  if (!isInterrupted()) {
    await endChildren();
    throw error;
  }
}
