import { checkLedger } from '../modules/billing/ledger/check-ledger.service.ts';
import { runCommand } from './command-context.ts';

// npm run ledger -- check: balances are what was entered, and every posting comes to zero.
const mostNamed = 50;
const out = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.slice(2).join(' ') === 'check') {
  process.exitCode = await runCommand(async (context) => {
    const { postings, accounts, wrong } = await checkLedger(context);
    out(`${postings} postings on ${accounts} accounts checked`);
    wrong.slice(0, mostNamed).forEach(out);
    out(wrong.length === 0 ? 'all agree' : `${wrong.length} differ`);
    return wrong.length === 0 ? 0 : 1;
  });
} else {
  process.stderr.write('Usage: npm run ledger -- check\n');
  process.exitCode = 2;
}
