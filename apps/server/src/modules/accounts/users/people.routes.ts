import { giveCustomerCode, listCustomerCodes } from '@rohi/contract/accounts/customer-codes.contract';
import { customerList } from '@rohi/contract/accounts/customer-list.contract';
import {
  allRoles,
  allUsers,
  customers,
  fbaCustomers,
  nextCustomerCodes,
  staffNames,
} from '@rohi/contract/accounts/people.contract';
import { parsePeopleSelection, type PeopleSelection } from '@rohi/contract/accounts/people-selection';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { privatelyTagged } from '../../../http/public-cache.ts';
import { serveReferenceList } from '../../../http/reference-list.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { serveStaffList } from '../../../http/staff-list.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { giveCodeByHand, readCodesOfCustomer, type FollowCode } from '../codes/codes-by-hand.service.ts';
import { customerColumns } from '../customers/customer-file.ts';
import {
  changeStaffCustomer,
  findStaffCustomers,
  getStaffCustomer,
  recordCustomersFile,
} from '../customers/customer-list.service.ts';
import { readNextCodes } from './new-customer-code.service.ts';
import { findCustomers, findRoles, findStaff, listStaffNames } from './people.service.ts';

/** So many of the next codes are shown beside their settings. */
const codesShown = 5;

/** The lists of people that the office refers to, and the customers as it looks after them. */
export function registerPeople(app: FastifyInstance, context: Context, codeGiven: FollowCode): void {
  const find = (selection: PeopleSelection) => findCustomers(context, selection);
  const findFba = (selection: PeopleSelection) => findCustomers(context, selection, 'FBA');
  serveReferenceList(app, customers, find, parsePeopleSelection);
  serveReferenceList(app, fbaCustomers, findFba, parsePeopleSelection);
  serveReferenceList(app, allRoles, (selection, { locale }) => findRoles(context, selection, locale));
  serve(app, allUsers, () => findStaff(context), privatelyTagged);
  serve(app, nextCustomerCodes, () => readNextCodes(context, codesShown));
  serve(app, listCustomerCodes, ({ params }) => readCodesOfCustomer(context, params.id));
  serve(app, giveCustomerCode, ({ params, body, request }) =>
    giveCodeByHand(context, actorOf(request), { ...params, ...body }, codeGiven),
  );
  serve(app, staffNames, () => listStaffNames(context), privatelyTagged);
  serveStaffList(app, customerList, {
    find: (query) => findStaffCustomers(context, query),
    get: (id) => getStaffCustomer(context, id),
    change: (id, fields, { actor }) => changeStaffCustomer(context, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'account', id }, paging),
    onFile: ({ actor }, rows) => recordCustomersFile(context, actor, rows),
    columns: async (locale) => customerColumns(locale, (await readWords(context))[locale].businessLineNames),
  });
}
