import * as couriers from '@rohi/contract/collection/courier-choice.contract';
import { ownCollections } from '@rohi/contract/collection/collection.contract';
import * as passes from '@rohi/contract/collection/passes/passes.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { chooseCourier, collectInstead, readCourierChoices } from './courier/courier-choice.service.ts';
import { readOwnCollections } from './own-collections.service.ts';
import { cancelPass, givePass, readOwnPasses, replacePass } from './passes/passes.service.ts';

export function registerCollection(app: FastifyInstance, context: Context): void {
  serve(
    app,
    ownCollections,
    ({ principal, locale }) => readOwnCollections(context, principal, locale),
    privatelyTagged,
  );
  serve(app, couriers.courierChoices, ({ principal, locale }) =>
    readCourierChoices(context, principal, locale),
  );
  serve(app, couriers.chooseCourier, ({ principal, body, locale }) =>
    chooseCourier(context, principal, body, locale),
  );
  serve(app, couriers.collectInstead, ({ principal, body, locale }) =>
    collectInstead(context, principal, body, locale),
  );
  serve(
    app,
    passes.ownPasses,
    ({ principal, locale }) => readOwnPasses(context, principal.customerCode ?? '', locale),
    privatelyTagged,
  );
  serve(app, passes.replacePass, ({ principal, body, locale }) =>
    replacePass(context, principal.customerCode ?? '', body, locale),
  );
  serve(app, passes.givePass, ({ principal, body, locale }) =>
    givePass(context, principal.customerCode ?? '', body, locale),
  );
  serve(app, passes.cancelPass, ({ principal, params, locale }) =>
    cancelPass(context, principal.customerCode ?? '', params.serial, locale),
  );
}
