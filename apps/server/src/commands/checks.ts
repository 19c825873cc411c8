import { verifyAudit } from '../modules/audit/audit.service.ts';
import { checkLedger } from '../modules/billing/ledger/check-ledger.service.ts';
import type { Check } from '../modules/upkeep/upkeep.service.ts';
import { checkDerived } from './check-derived.ts';

/** What is checked each night. A room that keeps books of its own adds its check here. */
export const checksOfTheNight: readonly Check[] = [
  {
    name: 'AUDIT',
    count: async ({ db }) => {
      const { broken, drafts } = await verifyAudit(db);
      return drafts + (broken === undefined ? 0 : 1);
    },
  },
  { name: 'LEDGER', count: async (context) => (await checkLedger(context)).wrong.length },
  { name: 'DERIVED', count: async (context) => (await checkDerived(context)).differences },
];
