import {
  chooseColumns,
  forgetView,
  listPreferences,
  saveView,
} from '@rohi/contract/accounts/preferences.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { serve } from '../../../http/serve.ts';
import { changeColumns, changeView, readPreferences, removeView } from './preferences.service.ts';

/** Each change is answered with all that stands now: another tab may have arranged something meanwhile. */
export function registerPreferences(app: FastifyInstance, context: Context): void {
  serve(app, listPreferences, ({ principal }) => readPreferences(context, principal));
  serve(app, chooseColumns, async ({ principal, params, body }) => {
    await changeColumns(context, principal, params.list, body.columns);
    return readPreferences(context, principal);
  });
  serve(app, saveView, async ({ principal, params, body }) => {
    await changeView(context, principal, { ...params, ...body });
    return readPreferences(context, principal);
  });
  serve(app, forgetView, async ({ principal, params, query }) => {
    await removeView(context, principal, { ...params, ...query });
    return readPreferences(context, principal);
  });
}
