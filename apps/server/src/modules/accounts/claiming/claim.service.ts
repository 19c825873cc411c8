/**
 * Owns the claim of what the office has made. Promises that nothing shows before the proof: the same words, the same
 * work and as many tries whether a code, its slip or neither is known; and that a slip opens one account, once.
 */
import { readSlipCode, slipDays, slipTries } from '@rohi/contract/accounts/claim-rules';
import type { Session as SessionAnswer } from '@rohi/contract/accounts/accounts.contract';
import type {
  claimBySlip as claimCall,
  lookAtSlip as lookCall,
} from '@rohi/contract/accounts/claiming.contract';
import { maskName } from '@rohi/contract/accounts/masked-name';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { randomInt } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findCustomersAsWritten } from '../codes/customer-codes.service.ts';
import type { Client } from '../log-in/client.ts';
import { endLogins, openLogin } from '../log-in/sessions.service.ts';
import { openPassword } from '../passwords/password-key.service.ts';
import { checkNewPassword, fitsHash, hashNewcomersPassword } from '../passwords/password.service.ts';
import { accountsWritten, findUserById, takenNameOf } from '../users/user.store.ts';
import { codeKeyOf } from './code-keys.ts';
import {
  findClaimable,
  giveCodeTryBack,
  giveSlipTryBack,
  isLetInBySlip,
  spendSlipTry,
  storeClaim,
  takeCodeTry,
  useSlip,
  type Claimable,
} from './claim-slip.store.ts';

const dayMs = 86_400_000;
/** In the place of the id of a customer that does not exist. */
const unknownId = '00000000-0000-0000-0000-000000000000';

export type GivenSlip = BodyOf<typeof lookCall>;

/** A slip that fits, and its customer. */
export type ProvedSlip = { slipId: string; customer: Claimable };

/**
 * The customer of a slip. Each try is counted before it is compared, and one that is right is given back. Throws
 * `claim.notFitting` with the tries left, `claim.triesSpent`, and `claim.slipOver` for the right slip too late.
 */
export async function proveSlip(
  context: Context,
  { customerCode, slipCode }: GivenSlip,
): Promise<ProvedSlip> {
  const { db, clock } = context;
  const now = clock.now();
  const key = codeKeyOf(customerCode);
  const number = await takeCodeTry(db, key, { now, after: new Date(now.getTime() - slipDays * dayMs) });
  if (number === undefined) throw new AppError('claim.triesSpent');
  const { named } = await findCustomersAsWritten(db, [customerCode]);
  const customerId = named.get(customerCode)?.id ?? unknownId;
  const [customer, spent] = [await findClaimable(db, customerId), await spendSlipTry(db, customerId, now)];
  const isRight = await fitsHash(spent?.codeHash, readSlipCode(slipCode) ?? '');
  if (customer === undefined || spent === undefined || !isRight)
    throw new AppError('claim.notFitting', { params: { n: slipTries - number } });
  await giveCodeTryBack(db, key);
  await giveSlipTryBack(db, spent.id);
  if (!spent.isOpen || !isLetInBySlip(customer)) throw new AppError('claim.slipOver');
  return { slipId: spent.id, customer };
}

/** The customer that a slip opens the account of, masked. Throws as `proveSlip` does. */
export async function lookAtSlip(context: Context, given: GivenSlip): Promise<DataOf<typeof lookCall>> {
  const { customer } = await proveSlip(context, given);
  return {
    customerCode: customer.customerCode,
    nameMasked: maskName(customer.name) ?? '',
    phoneMasked: maskPhone(customer.phone),
    hasAccount: customer.username !== null,
  };
}

/**
 * Claims the account of a slip, or sets a new password of one that has no e-mail, and logs in. Throws as `proveSlip`
 * does, `auth.unreadablePassword`, and `accounts.password…` for one that may not be chosen: the slip is good then as
 * before.
 */
export async function claimBySlip(
  context: Context,
  claim: BodyOf<typeof claimCall>,
  client: Client,
): Promise<SessionAnswer> {
  const password = await openPassword(context, claim.password);
  const owner = { roles: ['customer'] as const, oneTimeCodes: false, username: '', email: null, phone: null };
  await checkNewPassword(password, owner);
  const { slipId, customer } = await proveSlip(context, claim);
  await checkNewPassword(password, {
    ...owner,
    username: customer.username ?? customer.customerCode,
    phone: customer.phone,
  });
  const passwordHash = await hashNewcomersPassword(password);
  return withMadeUsername((madeName) =>
    inTransaction(context.db, async (tx) => {
      const now = context.clock.now();
      const former = (await lockToClaim(tx, { slipId, customer }, now)).username;
      const username = former ?? madeName;
      if (former !== null) await endLogins(tx, customer.id, { reason: 'PASSWORD_RESET' }, now);
      const { offerVersion, locale } = claim;
      await storeClaim(tx, customer.id, { username, passwordHash, offerVersion, locale, at: now });
      noteWrites(tx, accountsWritten, [{ id: customer.id }]);
      await recordAudit(tx, {
        at: now,
        actor: { userId: customer.id, name: username, ...client },
        action: 'customer:claim',
        subject: { type: 'account', id: customer.id },
        details: { way: 'slip', locale, offerVersion, formerPhone: null, isNewPassword: former !== null },
      });
      const user = await findUserById(tx, customer.id);
      if (user === undefined) throw new RangeError('a claimed customer can log in');
      return openLogin(tx, user, client, 'claim', now);
    }),
  );
}

/** Of several claims at once one goes on. Throws `claim.slipOver` for the others. */
export async function lockToClaim(tx: Tx, { slipId, customer }: ProvedSlip, now: Date): Promise<Claimable> {
  const locked = await findClaimable(tx, customer.id, 'lock');
  if (locked === undefined || !isLetInBySlip(locked) || !(await useSlip(tx, slipId, now)))
    throw new AppError('claim.slipOver');
  return locked;
}

const usernameSigns = 'abcdefghjkmnpqrstuvwxyz23456789';
const mostNames = 5;

/** `u` and eight signs: never made of the customer code, which others know. */
function newUsername(): string {
  const sign = () => usernameSigns.charAt(randomInt(usernameSigns.length));
  return `u${Array.from({ length: 8 }, sign).join('')}`;
}

async function withMadeUsername<Result>(work: (username: string) => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1)
    try {
      return await work(newUsername());
    } catch (error) {
      if (takenNameOf(error) !== 'username' || tried === mostNames) throw error;
    }
}
