import { allRoles, allUsers, customers, fbaCustomers } from '@rohi/contract/accounts/people.contract';
import { parsePeopleSelection, type PeopleSelection } from '@rohi/contract/accounts/people-selection';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serveReferenceList } from '../../http/reference-list.ts';
import { serve } from '../../http/serve.ts';
import { findCustomers, findRoles, findStaff } from './people.service.ts';

/** The lists of people that the office refers to. */
export function registerPeople(app: FastifyInstance, context: Context): void {
  const find = (selection: PeopleSelection) => findCustomers(context, selection);
  const findFba = (selection: PeopleSelection) => findCustomers(context, selection, 'FBA');
  serveReferenceList(app, customers, find, parsePeopleSelection);
  serveReferenceList(app, fbaCustomers, findFba, parsePeopleSelection);
  serveReferenceList(app, allRoles, (selection, { locale }) => findRoles(context, selection, locale));
  serve(app, allUsers, () => findStaff(context), privatelyTagged);
}
