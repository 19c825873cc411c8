import { blanksOf } from '@rohi/contract/fields';
import { countryFields } from '@rohi/contract/reference-data/country.fields';
import { vendorFields } from '@rohi/contract/reference-data/vendor.fields';
import {
  countryList,
  fbaVendors,
  vendorList,
  vendors,
  type StaffCountry,
  type StaffVendor,
} from '@rohi/contract/reference-data/vendors.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveReferenceList } from '../../http/reference-list.ts';
import { fieldColumns } from '../../platform/table-files/field-columns.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { listFiles } from '../files/lists/list-files.service.ts';
import { changeCountry, createCountry, findCountry, pageOfCountries } from './country-list.service.ts';
import {
  changeVendor,
  createVendor,
  findVendor,
  findVendorCodes,
  findVendors,
  pageOfVendors,
} from './vendors.service.ts';

/** Partners: the lists that the office refers to, and the editing of partners and countries. */
export function registerPartners(app: FastifyInstance, context: Context): void {
  serveReferenceList(app, vendors, (selection, { locale }) => findVendors(context, selection, locale));
  serveReferenceList(app, fbaVendors, (selection, { locale }) =>
    findVendors(context, selection, locale, 'FBA'),
  );
  serveVendorList(app, context);
  serveCountryList(app, context);
}

function serveVendorList(app: FastifyInstance, context: Context): void {
  serveStaffList(app, vendorList, {
    find: (query, { locale }) => pageOfVendors(context.db, query, locale),
    get: (id) => findVendor(context.db, id),
    create: (fields, { actor }, into = context) => createVendor(into, actor, fields),
    change: (id, fields, { actor }, into = context) => changeVendor(into, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'vendor', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: { ru: 'партнёры', en: 'partners', zh: '合作伙伴', tg: 'шарикон' },
      key: 'code',
      columns: fieldColumns<StaffVendor, typeof vendorFields>(vendorFields, {
        parentId: { codes: (row) => row.parentCode, book: () => findVendorCodes(context) },
      }),
      blank: blanksOf(vendorFields),
      example: {
        ...blanksOf(vendorFields),
        code: 'EXAMPLE',
        names: exampleNames,
        kind: 'CARRIER',
        countryCode: 'CN',
        parentCode: null,
        contact: 'Li Wei',
        phone: '+8613800001234',
      },
    },
  });
}

const exampleNames = { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' };

function serveCountryList(app: FastifyInstance, context: Context): void {
  serveStaffList(app, countryList, {
    find: (query, { locale }) => pageOfCountries(context.db, query, locale),
    get: (id) => findCountry(context.db, id),
    create: (fields, { actor }, into = context) => createCountry(into, actor, fields),
    change: (id, fields, { actor }, into = context) => changeCountry(into, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'country', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: { ru: 'страны', en: 'countries', zh: '国家和地区', tg: 'кишварҳо' },
      key: 'shortName',
      columns: fieldColumns<StaffCountry, typeof countryFields>(countryFields),
      blank: blanksOf(countryFields),
      example: {
        ...blanksOf(countryFields),
        shortName: 'XX',
        names: exampleNames,
        phoneCode: '+999',
        currency: 'USD',
        businessLines: ['BSC'],
      },
    },
  });
}
