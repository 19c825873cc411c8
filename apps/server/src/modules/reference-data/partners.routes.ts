import { businessLineNames } from '@rohi/contract/business-lines';
import {
  countryList,
  fbaVendors,
  vendorKindNames,
  vendorList,
  vendors,
  type StaffCountry,
  type StaffVendor,
} from '@rohi/contract/reference-data/vendors.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveReferenceList } from '../../http/reference-list.ts';
import { columnKinds } from '../../platform/table-files/list-columns.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { listFiles } from '../files/lists/list-files.service.ts';
import { changeCountry, createCountry, findCountry, pageOfCountries } from './country-list.service.ts';
import { referenceFileTexts as texts } from './reference-file-texts.ts';
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
  const { text, texts: four, choice, reference, flag, readOnly } = columnKinds<StaffVendor>();
  serveStaffList(app, vendorList, {
    find: (query, { locale }) => pageOfVendors(context.db, query, locale),
    get: (id) => findVendor(context.db, id),
    create: (asked, { actor }, into = context) => createVendor(into, actor, asked),
    change: (id, asked, { actor }, into = context) => changeVendor(into, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'vendor', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: texts.vendors,
      key: 'code',
      columns: [
        text('code', texts.code),
        ...four('names', texts.name),
        choice('kind', texts.kind, vendorKindNames),
        choice('businessLine', texts.line, businessLineNames),
        text('countryCode', texts.country),
        reference(
          'parentId',
          texts.parent,
          (row) => row.parentCode,
          () => findVendorCodes(context),
        ),
        text('contact', texts.contact),
        text('phone', texts.phone),
        text('note', texts.note),
        flag('enabled', texts.enabled),
        readOnly(texts.updatedBy, (row) => row.updatedBy),
      ],
      blank: { businessLine: null, parentId: null, contact: null, phone: null, note: null, enabled: true },
      example: {
        code: 'EXAMPLE',
        names: exampleNames,
        kind: 'CARRIER',
        businessLine: null,
        countryCode: 'CN',
        parentId: null,
        parentCode: null,
        contact: 'Li Wei',
        phone: '+8613800001234',
        note: null,
        enabled: true,
      },
    },
  });
}

const exampleNames = { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' };

function serveCountryList(app: FastifyInstance, context: Context): void {
  const { text, texts: four, many, flag, readOnly } = columnKinds<StaffCountry>();
  serveStaffList(app, countryList, {
    find: (query, { locale }) => pageOfCountries(context.db, query, locale),
    get: (id) => findCountry(context.db, id),
    create: (asked, { actor }, into = context) => createCountry(into, actor, asked),
    change: (id, asked, { actor }, into = context) => changeCountry(into, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'country', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: texts.countries,
      key: 'shortName',
      columns: [
        text('shortName', texts.code),
        ...four('names', texts.name),
        text('phoneCode', texts.phoneCode),
        text('currency', texts.currency),
        many('businessLines', texts.line, businessLineNames),
        flag('enabled', texts.enabled),
        readOnly(texts.updatedBy, (row) => row.updatedBy),
      ],
      blank: { currency: null, businessLines: [], enabled: true },
      example: {
        shortName: 'XX',
        names: exampleNames,
        phoneCode: '+999',
        currency: 'USD',
        businessLines: ['BSC'],
        enabled: true,
      },
    },
  });
}
