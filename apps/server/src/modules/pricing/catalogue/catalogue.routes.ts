import { blanksOf } from '@rohi/contract/fields';
import { channelFields } from '@rohi/contract/pricing/channel.fields';
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
import { customerPriceFields } from '@rohi/contract/pricing/customer-price.fields';
import { productFields } from '@rohi/contract/pricing/product.fields';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveReferenceList } from '../../../http/reference-list.ts';
import { fieldColumns } from '../../../platform/table-files/field-columns.ts';
import { serveStaffList } from '../../../http/staff-list.ts';
import { readHistory } from '../../audit/change-row.service.ts';
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
import { listFiles } from '../../files/lists/list-files.service.ts';
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
import { usualCodePrefix } from '@rohi/contract/reference-data/usual-settings';

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
    findCustomerProducts(context, principal, selection, locale),
  );
  serveChannels(app, context);
  serveProducts(app, context);
  serveCustomerPrices(app, context);
}

const exampleNames = { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' };

function serveChannels(app: FastifyInstance, context: Context): void {
  serveStaffList(app, channelList, {
    find: (query, { locale }) => pageOfChannels(context.db, query, locale, context.clock.now()),
    get: (id) => findStaffChannel(context, id),
    create: (fields, { actor }, into = context) => createChannel(into, actor, fields),
    change: (id, fields, { actor }, into = context) => changeChannel(into, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'channel', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: { ru: 'каналы', en: 'channels', zh: '渠道', tg: 'каналҳо' },
      key: 'code',
      columns: fieldColumns<StaffChannel, typeof channelFields>(channelFields),
      blank: blanksOf(channelFields),
      example: {
        ...blanksOf(channelFields),
        code: 'EXAMPLE-ROAD',
        names: exampleNames,
        routes: exampleNames,
        businessLine: 'BSC',
        mode: 'ROAD',
        transitDaysMin: 18,
        transitDaysMax: 22,
      },
    },
  });
}

function serveProducts(app: FastifyInstance, context: Context): void {
  serveStaffList(app, productList, {
    find: (query, { locale }) => pageOfProducts(context.db, query, locale),
    get: (id) => findProduct(context.db, id),
    create: (fields, { actor }, into = context) => createProduct(into, actor, fields),
    change: (id, fields, { actor }, into = context) => changeProduct(into, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'product', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: { ru: 'продукты', en: 'products', zh: '产品', tg: 'маҳсулот' },
      key: 'code',
      columns: fieldColumns<StaffProduct, typeof productFields>(productFields, {
        channelIds: { codes: (row) => row.channelCodes, book: () => findChannelCodes(context) },
      }),
      blank: blanksOf(productFields),
      example: {
        ...blanksOf(productFields),
        code: 'EXAMPLE-PRODUCT',
        names: exampleNames,
        businessLine: 'BSC',
        channelCodes: [],
        chargeMode: 'WEIGHT',
        maxWeightKg: '30',
      },
    },
  });
}

function serveCustomerPrices(app: FastifyInstance, context: Context): void {
  serveStaffList(app, customerPriceList, {
    find: (query) => pageOfCustomerPrices(context.db, query),
    get: (id) => findCustomerPrice(context.db, id),
    create: (fields, { actor }, into = context) => createCustomerPrice(into, actor, fields),
    change: (id, fields, { actor }, into = context) => changeCustomerPrice(into, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'customer-price', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: { ru: 'цены клиентов', en: 'customer prices', zh: '客户价格', tg: 'нархҳои муштариён' },
      key: 'id',
      columns: fieldColumns<StaffCustomerPrice, typeof customerPriceFields>(customerPriceFields, {
        productId: { codes: (row) => row.productCode, book: () => findProductCodes(context) },
        productNames: (row, locale) => row.productNames[locale],
      }),
      blank: blanksOf(customerPriceFields),
      example: {
        ...blanksOf(customerPriceFields),
        customerCode: `${usualCodePrefix}-00000`,
        productCode: 'EXAMPLE-PRODUCT',
        discountPct: '5.00',
        validFrom: '2026-12-01',
      },
    },
  });
}
