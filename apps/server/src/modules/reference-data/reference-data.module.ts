import type { Context } from '../../context.ts';
import type { Room } from '../../room.ts';
import { registerReferenceData, type FromAbove } from './reference-data.routes.ts';
import { registerPartners } from './partners.routes.ts';
import { registerSettings } from './setting-list.routes.ts';

/** `above`: what the first answer of a page needs of rooms above. */
export const referenceData = (above: (context: Context) => FromAbove): Room => ({
  name: 'reference-data',
  routes(app, context) {
    registerReferenceData(app, context, above(context));
    registerPartners(app, context);
    registerSettings(app, context);
  },
});
