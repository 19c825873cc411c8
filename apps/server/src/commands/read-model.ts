import { rebuildOrderNumbers } from '../modules/orders/numbers/order-numbers.service.ts';
import { showTimeline } from '../modules/tracking/answers/show-timeline.service.ts';
import { rebuildReadModel } from '../modules/tracking/answers/read-model.service.ts';
import { rebuildSearchTexts } from '../modules/search/search-walk.service.ts';
import { checkDerived } from './check-derived.ts';
import { runCommand } from './command-context.ts';

// npm run read-model -- check | rebuild [--after ID] | show CODE: holds everything derived against the histories, makes
// it again, or shows what the row of one parcel says.
const [action, option, afterId] = process.argv.slice(2);
const out = (line: string) => process.stdout.write(`${line}\n`);
const onProgress = (parcels: number, lastId: string) => {
  if (parcels % 50_000 === 0) out(`${parcels} parcels, last id ${lastId}`);
};

if (action === 'rebuild' && (option === undefined || (option === '--after' && /^\d+$/.test(afterId ?? '')))) {
  process.exitCode = await runCommand(async (context) => {
    out(`${await rebuildReadModel(context, onProgress, afterId ?? '0')} parcels made again`);
    out(`numbers of ${await rebuildOrderNumbers(context)} orders made again`);
    out(`${await rebuildSearchTexts(context)} texts for searches folded again`);
    return 0;
  });
} else if (action === 'check' && option === undefined) {
  process.exitCode = await runCommand(async (context) => {
    const { lines, isRight } = await checkDerived(context, onProgress);
    lines.forEach(out);
    return isRight ? 0 : 1;
  });
} else if (action === 'show' && option !== undefined && afterId === undefined) {
  process.exitCode = await runCommand(async (context) => {
    const { lines, isReadable } = await showTimeline(context, option);
    lines.forEach(out);
    return isReadable ? 0 : 1;
  });
} else {
  process.stderr.write('Usage: npm run read-model -- check | rebuild [--after ID] | show CODE\n');
  process.exitCode = 2;
}
