import { accountFields } from '@rohi/contract/accounts/account.fields';
import {
  admitWithoutCodes,
  changeRoleDemands,
  listRoleDemands,
} from '@rohi/contract/accounts/role-demands.contract';
import { roleNames } from '@rohi/contract/accounts/role-names';
import {
  endUserLogins,
  userList,
  userLogins,
  type StaffUser,
} from '@rohi/contract/accounts/user-list.contract';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { serve } from '../../../http/serve.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serveStaffList } from '../../../http/staff-list.ts';
import { flagText } from '../../../platform/table-files/list-columns.ts';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';
import { dushanbeText } from '../../../platform/table-files/table-file.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import * as roleDemands from '../log-in/role-demands.service.ts';
import {
  changeUser,
  createUser,
  endLoginsOfUser,
  findUser,
  findUsers,
  loginsOfUser,
  recordUserLook,
} from './user-list.service.ts';

/** Tajik awaits a native reader. */
const fileName: LocaleTexts = { ru: 'Пользователи', en: 'Users', zh: '用户', tg: 'Корбарон' };

export function registerUserList(app: FastifyInstance, context: Context): void {
  serve(app, endUserLogins, ({ params, request }) => endLoginsOfUser(context, actorOf(request), params.id));
  serve(app, userLogins, ({ params, request }) => loginsOfUser(context, actorOf(request), params.id));
  serve(app, listRoleDemands, () => roleDemands.listRoleDemands(context));
  serve(app, changeRoleDemands, ({ params, body, request }) =>
    roleDemands.changeRoleDemands(context, actorOf(request), params.role, body),
  );
  serve(app, admitWithoutCodes, ({ params, body, request }) =>
    roleDemands.admitForADay(context, actorOf(request), params.id, body.reason),
  );
  serveStaffList(app, userList, {
    find: (query) => findUsers(context, query),
    get: (id) => findUser(context, id),
    create: (fields, { actor }) => createUser(context, actor, fields),
    change: (id, fields, { actor }) => changeUser(context, actor, id, fields),
    onRow: ({ actor }, user) => recordUserLook(context, actor, 'ACCOUNT', user),
    history: (id, paging) => readHistory(context.db, { type: 'account', id }, paging),
    columns: (locale) => ({
      name: fileName[locale],
      columns: namedColumns(accountFields, locale, [
        ['username', (user: StaffUser) => user.username],
        ['name', (user) => user.name],
        ['roles', (user) => user.roles.map((role) => roleNames[role][locale]).join(', ')],
        ['unit', (user) => user.unit],
        ['email', (user) => user.email],
        ['phone', (user) => user.phone],
        ['enabled', (user) => flagText(user.enabled, locale)],
        ['lastSeenAt', (user) => dushanbeText(user.lastSeenAt)],
        ['createdAt', (user) => dushanbeText(user.createdAt)],
      ]),
    }),
  });
}
