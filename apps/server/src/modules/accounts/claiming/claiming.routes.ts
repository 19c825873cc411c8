import * as slips from '@rohi/contract/accounts/claim-slips.contract';
import {
  claimAsUser,
  claimBySlip,
  lookAtSlip,
  readClaimWays,
} from '@rohi/contract/accounts/claiming.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { addressKey } from '../../../platform/address-key.ts';
import { createBudget, scaledLimit } from '../../../platform/budgets.ts';
import { fileDownload } from '../../../platform/file-download.ts';
import { clientOf } from '../log-in/client.ts';
import * as claims from './claim.service.ts';
import { claimAsUser as moveToCustomer, type IsUnused, type MoveChoices } from './claim-own.service.ts';
import { proofWays, type PhoneProof } from './phone-proof.ts';
import { printSlip, type ReadCredit } from './print-slip.service.ts';
import { decideOnSlip, readSlips, seeSlip } from './slip-list.service.ts';

/** Tries at slips of one address (docs/security.md); only wrong codes are counted. */
const triesPerHour = 10;

function isWrongGuess(error: unknown): boolean {
  return error instanceof AppError && ['claim.notFitting', 'claim.triesSpent'].includes(error.errorName);
}

/** What rooms above know: what the firm owes a customer, whether an account was used, what it has chosen. */
export type AboveAccounts = { readCredit: ReadCredit; isUnused: IsUnused; moveChoices: MoveChoices };

export function registerClaiming(
  app: FastifyInstance,
  context: Context,
  { readCredit, phoneProofs, ...above }: AboveAccounts & { phoneProofs: readonly PhoneProof[] },
): void {
  serveClaims(app, context, { ...above, phoneProofs });
  serve(app, slips.printClaimSlip, async ({ principal, body, request }) =>
    fileDownload({
      ...(await printSlip(context, { principal, actor: actorOf(request) }, body, readCredit)),
      mediaType: slips.slipTypes[body.format],
    }),
  );
  serve(app, slips.listClaimSlips, ({ principal, locale }) => readSlips(context, principal, locale));
  serve(app, slips.decideOnClaimSlip, ({ principal, params, body, request }) =>
    decideOnSlip(context, { principal, actor: actorOf(request) }, { ...params, ...body }),
  );
  serve(app, slips.seeClaimSlip, ({ principal, params, request }) =>
    seeSlip(context, { principal, actor: actorOf(request) }, params.id),
  );
}

function serveClaims(
  app: FastifyInstance,
  context: Context,
  { phoneProofs, ...above }: Omit<AboveAccounts, 'readCredit'> & { phoneProofs: readonly PhoneProof[] },
): void {
  const budget = createBudget(context, {
    name: 'accounts.claims',
    most: scaledLimit(context.config, triesPerHour),
  });
  const counted = async <Result>({ ip }: FastifyRequest, work: () => Promise<Result>): Promise<Result> => {
    const address = addressKey(ip);
    budget.check(address);
    await budget.take(address, 1);
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = isWrongGuess(error);
      throw error;
    } finally {
      if (!isWrong) await budget.giveBack(address, 1);
    }
  };
  serve(app, readClaimWays, async () => ({ ways: proofWays(phoneProofs) }));
  serve(app, lookAtSlip, ({ body, request }) => counted(request, () => claims.lookAtSlip(context, body)));
  serve(app, claimAsUser, ({ body, request }) =>
    counted(request, () => moveToCustomer(context, actorOf(request), body, above)),
  );
  serve(app, claimBySlip, ({ body, request }) =>
    counted(request, () =>
      claims.claimBySlip(context, body, clientOf(addressKey(request.ip), request.headers['user-agent'])),
    ),
  );
}
