import { changeRoleDemands, listRoleDemands } from '@rohi/contract/accounts/role-demands.contract';
import { roleNames } from '@rohi/contract/accounts/role-names';
import { endUserLogins, userList, userLogins } from '@rohi/contract/accounts/user-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { serve } from '../../../http/serve.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serveStaffList } from '../../../http/staff-list.ts';
import { dushanbeText } from '../../../http/table-file.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import * as roleDemands from '../log-in/role-demands.service.ts';
import { userFileTexts } from './user-file-texts.ts';
import {
  changeUser,
  createUser,
  endLoginsOfUser,
  findUser,
  findUsers,
  loginsOfUser,
  recordUserLook,
} from './user-list.service.ts';

export function registerUserList(app: FastifyInstance, context: Context): void {
  serve(app, endUserLogins, ({ params, request }) => endLoginsOfUser(context, actorOf(request), params.id));
  serve(app, userLogins, ({ params, session, request }) =>
    loginsOfUser(context, session, actorOf(request), params.id),
  );
  serve(app, listRoleDemands, () => roleDemands.listRoleDemands(context));
  serve(app, changeRoleDemands, ({ params, body, request }) =>
    roleDemands.changeRoleDemands(context, actorOf(request), params.role, body),
  );
  serveStaffList(app, userList, {
    find: (query) => findUsers(context, query),
    get: (id) => findUser(context, id),
    create: (asked, { actor }) => createUser(context, actor, asked),
    change: (id, asked, { actor }) => changeUser(context, actor, id, asked),
    onRow: ({ actor }, user) => recordUserLook(context, actor, 'ACCOUNT', user),
    history: (id, paging) => readHistory(context.db, { type: 'account', id }, paging),
    columns: (locale) => {
      const texts = userFileTexts[locale];
      return {
        name: texts.file,
        columns: [
          [texts.username, (user) => user.username],
          [texts.name, (user) => user.name],
          [texts.roles, (user) => user.roles.map((role) => roleNames[role][locale]).join(', ')],
          [texts.unit, (user) => user.unit],
          [texts.email, (user) => user.email],
          [texts.phone, (user) => user.phone],
          [texts.enabled, (user) => (user.enabled ? texts.yes : texts.no)],
          [texts.lastSeenAt, (user) => dushanbeText(user.lastSeenAt)],
          [texts.createdAt, (user) => dushanbeText(user.createdAt)],
        ],
      };
    },
  });
}
