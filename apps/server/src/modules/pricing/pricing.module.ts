import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { fetchRates } from './rates/rate-feed.service.ts';
import type { Room } from '../../room.ts';
import { registerPricing } from './pricing.routes.ts';
import { registerCatalogue } from './catalogue/catalogue.routes.ts';
import { registerTariffAdministration } from './tariffs/tariff-administration.routes.ts';
import { registerRateAdministration } from './rates/rate-administration.routes.ts';

/** The bank's rates at 09:23, 12:23 and 17:23 in Dushanbe, where the operator has set its address. */
function pricingJobs(context: Context): Job[] {
  const job: Job = { name: 'pricing.fetchRates', run: () => fetchRates(context) };
  return [context.config.ratesUrl === undefined ? job : { ...job, schedule: '23 4,7,12 * * *' }];
}

export const pricing: Room = {
  name: 'pricing',
  routes(app, context) {
    registerPricing(app, context);
    registerCatalogue(app, context);
    registerTariffAdministration(app, context);
    registerRateAdministration(app, context);
  },
  jobs: pricingJobs,
};
