import {
  channelList,
  channels,
  customerPriceList,
  customerProducts,
  fbaChannels,
  fbaProducts,
  productList,
  products,
} from '@rohi/contract/pricing/channels.contract';
import type { Locale } from '@rohi/contract/locales';
import { businessLineNames } from '@rohi/contract/reference-data/business-lines';
import { transportModeNames } from '@rohi/contract/reference-data/transport-modes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveReferenceList } from '../../http/reference-list.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { catalogueFileTexts as texts } from './catalogue-file-texts.ts';
import {
  changeChannel,
  createChannel,
  findChannels,
  findStaffChannel,
  pageOfChannels,
} from './channels.service.ts';
import {
  changeCustomerPrice,
  createCustomerPrice,
  findCustomerPrice,
  pageOfCustomerPrices,
} from './customer-prices.service.ts';
import { openCatalogue } from './opening-catalogue.service.ts';
import {
  changeProduct,
  createProduct,
  findCustomerProducts,
  findProduct,
  findProducts,
  pageOfProducts,
} from './products.service.ts';

/** Channels, products and customers' prices: the lists that everybody reads, and their editing. After the tariffs. */
export function registerCatalogue(app: FastifyInstance, context: Context): void {
  app.addHook('onReady', () => openCatalogue(context));
  serveReferenceList(app, channels, (selection, { locale }) => findChannels(context, selection, locale));
  serveReferenceList(app, fbaChannels, (selection, { locale }) =>
    findChannels(context, selection, locale, 'FBA'),
  );
  serveReferenceList(app, products, (selection, { locale }) => findProducts(context, selection, locale));
  serveReferenceList(app, fbaProducts, (selection, { locale }) =>
    findProducts(context, selection, locale, 'FBA'),
  );
  serveReferenceList(app, customerProducts, (selection, { locale, session }) =>
    findCustomerProducts(context, session?.userId ?? '', selection, locale),
  );
  serveChannels(app, context);
  serveProducts(app, context);
  serveCustomerPrices(app, context);
}

const yesNo = (is: boolean, locale: Locale) => (is ? texts.yes : texts.no)[locale];

function serveChannels(app: FastifyInstance, context: Context): void {
  serveStaffList(app, channelList, {
    find: (query, { locale }) => pageOfChannels(context.db, query, locale, context.clock.now()),
    get: (id) => findStaffChannel(context, id),
    create: (asked, { actor }) => createChannel(context, actor, asked),
    change: (id, asked, { actor }) => changeChannel(context, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'channel', id: String(id) }, paging),
    columns: (locale) => ({
      name: texts.channels[locale],
      columns: [
        [texts.code[locale], (row) => row.code],
        [texts.name[locale], (row) => row.names[locale]],
        [texts.route[locale], (row) => row.routes[locale]],
        [texts.line[locale], (row) => businessLineNames[row.businessLine][locale]],
        [texts.mode[locale], (row) => transportModeNames[row.mode][locale]],
        [texts.days[locale], (row) => `${row.transitDaysMin}–${row.transitDaysMax}`],
        [texts.suspendedFrom[locale], (row) => row.suspendedFrom],
        [texts.suspendedUntil[locale], (row) => row.suspendedUntil],
        [texts.enabled[locale], (row) => yesNo(row.enabled, locale)],
        [texts.updatedBy[locale], (row) => row.updatedBy],
      ],
    }),
  });
}

function serveProducts(app: FastifyInstance, context: Context): void {
  serveStaffList(app, productList, {
    find: (query, { locale }) => pageOfProducts(context.db, query, locale),
    get: (id) => findProduct(context.db, id),
    create: (asked, { actor }) => createProduct(context, actor, asked),
    change: (id, asked, { actor }) => changeProduct(context, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'product', id: String(id) }, paging),
    columns: (locale) => ({
      name: texts.products[locale],
      columns: [
        [texts.code[locale], (row) => row.code],
        [texts.name[locale], (row) => row.names[locale]],
        [texts.line[locale], (row) => businessLineNames[row.businessLine][locale]],
        [texts.channelsOf[locale], (row) => row.channelCodes.join(', ')],
        [
          texts.chargeMode[locale],
          (row) => (row.chargeMode === 'WEIGHT' ? texts.byWeight : texts.byVolume)[locale],
        ],
        [texts.minWeight[locale], (row) => row.minWeightKg],
        [texts.maxWeight[locale], (row) => row.maxWeightKg],
        [texts.enabled[locale], (row) => yesNo(row.enabled, locale)],
        [texts.updatedBy[locale], (row) => row.updatedBy],
      ],
    }),
  });
}

function serveCustomerPrices(app: FastifyInstance, context: Context): void {
  serveStaffList(app, customerPriceList, {
    find: (query) => pageOfCustomerPrices(context.db, query),
    get: (id) => findCustomerPrice(context.db, id),
    create: (asked, { actor }) => createCustomerPrice(context, actor, asked),
    change: (id, asked, { actor }) => changeCustomerPrice(context, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'customer-price', id: String(id) }, paging),
    columns: (locale) => ({
      name: texts.customerPrices[locale],
      columns: [
        [texts.customerCode[locale], (row) => row.customerCode],
        [texts.customerName[locale], (row) => row.customerName],
        [texts.product[locale], (row) => row.productNames[locale]],
        [texts.discount[locale], (row) => row.discountPct],
        [texts.validFrom[locale], (row) => row.validFrom],
        [texts.validTo[locale], (row) => row.validTo],
        [texts.enabled[locale], (row) => yesNo(row.enabled, locale)],
        [texts.updatedBy[locale], (row) => row.updatedBy],
      ],
    }),
  });
}
