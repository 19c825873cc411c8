import { checkReadModel, rebuildReadModel } from '../modules/tracking/read-model.service.ts';
import { runCommand } from './command-context.ts';

// npm run read-model -- check | rebuild [--after ID]: holds everything derived against the histories, or makes it again.
const [action, option, afterId] = process.argv.slice(2);
const out = (line: string) => process.stdout.write(`${line}\n`);
const onProgress = (parcels: number, lastId: string) => {
  if (parcels % 50_000 === 0) out(`${parcels} parcels, last id ${lastId}`);
};

if (action === 'rebuild' && (option === undefined || (option === '--after' && /^\d+$/.test(afterId ?? '')))) {
  process.exitCode = await runCommand(async (context) => {
    out(`${await rebuildReadModel(context, onProgress, afterId ?? '0')} parcels made again`);
    return 0;
  });
} else if (action === 'check' && option === undefined) {
  process.exitCode = await runCommand(async (context) => {
    const report = await checkReadModel(context, onProgress);
    out(`${report.parcels} parcels checked`);
    for (const code of report.wrongColumns.slice(0, 20)) out(`columns differ from the history: ${code}`);
    for (const code of report.wrongFragments.slice(0, 20)) out(`an answer is missing or differs: ${code}`);
    const wrong = report.wrongColumns.length + report.wrongFragments.length + report.strayFragments;
    out(
      wrong === 0
        ? 'all agree'
        : `${report.wrongColumns.length} with wrong columns, ${report.wrongFragments.length} with wrong answers, ${report.strayFragments} stray answers: run rebuild`,
    );
    return wrong === 0 ? 0 : 1;
  });
} else {
  process.stderr.write('Usage: npm run read-model -- check | rebuild [--after ID]\n');
  process.exitCode = 2;
}
