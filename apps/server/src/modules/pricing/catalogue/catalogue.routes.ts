import {
  channelList,
  channels,
  customerPriceList,
  customerProducts,
  fbaChannels,
  fbaProducts,
  productList,
  products,
  type StaffChannel,
  type StaffCustomerPrice,
  type StaffProduct,
} from '@rohi/contract/pricing/channels.contract';
import { businessLineNames } from '@rohi/contract/business-lines';
import { transportModeNames } from '@rohi/contract/reference-data/transport-modes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveReferenceList } from '../../../http/reference-list.ts';
import { columnKinds } from '../../../platform/table-files/list-columns.ts';
import { serveStaffList } from '../../../http/staff-list.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import { listFiles } from '../../files/lists/list-files.service.ts';
import { catalogueFileTexts as texts } from './catalogue-file-texts.ts';
import {
  changeChannel,
  createChannel,
  findChannelCodes,
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
  findProductCodes,
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
  serveReferenceList(app, customerProducts, (selection, { locale, principal }) =>
    findCustomerProducts(context, principal?.userId ?? '', selection, locale),
  );
  serveChannels(app, context);
  serveProducts(app, context);
  serveCustomerPrices(app, context);
}

const exampleNames = { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' };

function serveChannels(app: FastifyInstance, context: Context): void {
  const { text, texts: four, choice, whole, day, flag, readOnly } = columnKinds<StaffChannel>();
  serveStaffList(app, channelList, {
    find: (query, { locale }) => pageOfChannels(context.db, query, locale, context.clock.now()),
    get: (id) => findStaffChannel(context, id),
    create: (asked, { actor }, into = context) => createChannel(into, actor, asked),
    change: (id, asked, { actor }, into = context) => changeChannel(into, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'channel', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: texts.channels,
      key: 'code',
      columns: [
        text('code', texts.code),
        ...four('names', texts.name),
        ...four('routes', texts.route),
        choice('businessLine', texts.line, businessLineNames),
        choice('mode', texts.mode, transportModeNames),
        whole('transitDaysMin', texts.daysFrom),
        whole('transitDaysMax', texts.daysTo),
        whole('sort', texts.order),
        day('suspendedFrom', texts.suspendedFrom),
        day('suspendedUntil', texts.suspendedUntil),
        ...four('suspensionTexts', texts.suspensionText),
        flag('enabled', texts.enabled),
        readOnly(texts.updatedBy, (row) => row.updatedBy),
      ],
      blank: {
        replacedById: null,
        suspendedFrom: null,
        suspendedUntil: null,
        suspensionTexts: null,
        sort: 900,
        enabled: true,
      },
      example: {
        code: 'EXAMPLE-ROAD',
        names: exampleNames,
        routes: exampleNames,
        businessLine: 'BSC',
        mode: 'ROAD',
        transitDaysMin: 18,
        transitDaysMax: 22,
        sort: 900,
        enabled: true,
      },
    },
  });
}

function serveProducts(app: FastifyInstance, context: Context): void {
  const { text, texts: four, choice, references, decimal, flag, readOnly } = columnKinds<StaffProduct>();
  serveStaffList(app, productList, {
    find: (query, { locale }) => pageOfProducts(context.db, query, locale),
    get: (id) => findProduct(context.db, id),
    create: (asked, { actor }, into = context) => createProduct(into, actor, asked),
    change: (id, asked, { actor }, into = context) => changeProduct(into, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'product', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: texts.products,
      key: 'code',
      columns: [
        text('code', texts.code),
        ...four('names', texts.name),
        choice('businessLine', texts.line, businessLineNames),
        references(
          'channelIds',
          texts.channelsOf,
          (row) => row.channelCodes,
          () => findChannelCodes(context),
        ),
        choice('chargeMode', texts.chargeMode, { WEIGHT: texts.byWeight, VOLUME: texts.byVolume }),
        decimal('minWeightKg', texts.minWeight),
        decimal('maxWeightKg', texts.maxWeight),
        flag('enabled', texts.enabled),
        readOnly(texts.updatedBy, (row) => row.updatedBy),
      ],
      blank: { channelIds: [], minWeightKg: null, maxWeightKg: null, enabled: true },
      example: {
        code: 'EXAMPLE-PRODUCT',
        names: exampleNames,
        businessLine: 'BSC',
        channelIds: [],
        channelCodes: [],
        chargeMode: 'WEIGHT',
        minWeightKg: null,
        maxWeightKg: '30',
        enabled: true,
      },
    },
  });
}

function serveCustomerPrices(app: FastifyInstance, context: Context): void {
  const { id: ownId, text, reference, decimal, day, flag, readOnly } = columnKinds<StaffCustomerPrice>();
  serveStaffList(app, customerPriceList, {
    find: (query) => pageOfCustomerPrices(context.db, query),
    get: (id) => findCustomerPrice(context.db, id),
    create: (asked, { actor }, into = context) => createCustomerPrice(into, actor, asked),
    change: (id, asked, { actor }, into = context) => changeCustomerPrice(into, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'customer-price', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: texts.customerPrices,
      key: 'id',
      columns: [
        ownId(texts.id),
        text('customerCode', texts.customerCode),
        readOnly(texts.customerName, (row) => row.customerName),
        reference(
          'productId',
          texts.productCode,
          (row) => row.productCode,
          () => findProductCodes(context),
        ),
        readOnly(texts.product, (row, locale) => row.productNames[locale]),
        decimal('discountPct', texts.discount),
        day('validFrom', texts.validFrom),
        day('validTo', texts.validTo),
        flag('enabled', texts.enabled),
        readOnly(texts.updatedBy, (row) => row.updatedBy),
      ],
      blank: { validTo: null, enabled: true },
      example: {
        customerCode: 'TJ-00000',
        productCode: 'EXAMPLE-PRODUCT',
        discountPct: '5.00',
        validFrom: '2026-12-01',
        validTo: null,
        enabled: true,
      },
    },
  });
}
