import type { Locale } from '@rohi/contract/locales';
import { businessLineNames } from '@rohi/contract/reference-data/business-lines';
import {
  countryList,
  fbaVendors,
  vendorKindNames,
  vendorList,
  vendors,
} from '@rohi/contract/reference-data/vendors.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveReferenceList } from '../../http/reference-list.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { changeCountry, createCountry, findCountry, pageOfCountries } from './country-list.service.ts';
import { referenceFileTexts as texts } from './reference-file-texts.ts';
import { changeVendor, createVendor, findVendor, findVendors, pageOfVendors } from './vendors.service.ts';

/** Partners: the lists that the office refers to, and the editing of partners and countries. */
export function registerPartners(app: FastifyInstance, context: Context): void {
  serveReferenceList(app, vendors, (selection, { locale }) => findVendors(context, selection, locale));
  serveReferenceList(app, fbaVendors, (selection, { locale }) =>
    findVendors(context, selection, locale, 'FBA'),
  );
  serveVendorList(app, context);
  serveCountryList(app, context);
}

const yesNo = (is: boolean, locale: Locale) => (is ? texts.yes : texts.no)[locale];

function serveVendorList(app: FastifyInstance, context: Context): void {
  serveStaffList(app, vendorList, {
    find: (query, { locale }) => pageOfVendors(context.db, query, locale),
    get: (id) => findVendor(context.db, id),
    create: (asked, { actor }) => createVendor(context, actor, asked),
    change: (id, asked, { actor }) => changeVendor(context, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'vendor', id: String(id) }, paging),
    columns: (locale) => ({
      name: texts.vendors[locale],
      columns: [
        [texts.code[locale], (row) => row.code],
        [texts.name[locale], (row) => row.names[locale]],
        [texts.kind[locale], (row) => vendorKindNames[row.kind][locale]],
        [texts.line[locale], (row) => row.businessLine && businessLineNames[row.businessLine][locale]],
        [texts.country[locale], (row) => row.countryCode],
        [texts.parent[locale], (row) => row.parentCode],
        [texts.contact[locale], (row) => row.contact],
        [texts.phone[locale], (row) => row.phone],
        [texts.note[locale], (row) => row.note],
        [texts.enabled[locale], (row) => yesNo(row.enabled, locale)],
        [texts.updatedBy[locale], (row) => row.updatedBy],
      ],
    }),
  });
}

function serveCountryList(app: FastifyInstance, context: Context): void {
  serveStaffList(app, countryList, {
    find: (query, { locale }) => pageOfCountries(context.db, query, locale),
    get: (id) => findCountry(context.db, id),
    create: (asked, { actor }) => createCountry(context, actor, asked),
    change: (id, asked, { actor }) => changeCountry(context, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'country', id: String(id) }, paging),
    columns: (locale) => ({
      name: texts.countries[locale],
      columns: [
        [texts.code[locale], (row) => row.shortName],
        [texts.name[locale], (row) => row.names[locale]],
        [texts.phoneCode[locale], (row) => row.phoneCode],
        [texts.currency[locale], (row) => row.currency],
        [
          texts.line[locale],
          (row) => row.businessLines.map((line) => businessLineNames[line][locale]).join(', '),
        ],
        [texts.enabled[locale], (row) => yesNo(row.enabled, locale)],
        [texts.updatedBy[locale], (row) => row.updatedBy],
      ],
    }),
  });
}
