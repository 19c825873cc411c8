/**
 * The address of a China warehouse: how it must be written, and what a customer makes of it. It is in Chinese whatever
 * the language of the interface, with the customer code in recipient and street, because sellers drop one of them
 * (docs/domain.md, section 7).
 */
import type { ErrorParams, FieldError } from '../errors.ts';
import { usualCodePrefix } from '../reference-data/usual-settings.ts';

/** The lines in the order of the forms of Taobao, 1688 and Pinduoduo. */
export const chinaAddressFields = ['recipient', 'phone', 'region', 'street', 'postcode'] as const;
export type ChinaAddressField = (typeof chinaAddressFields)[number];
export type ChinaAddress = Record<ChinaAddressField, string>;

/** What the forms of the marketplaces call the lines. */
export const chineseLabels: Record<ChinaAddressField, string> = {
  recipient: '收货人',
  phone: '手机号码',
  region: '所在地区',
  street: '详细地址',
  postcode: '邮政编码',
};

/** Stands in recipient and street where each customer's own code comes. */
const customerCodeMark = '{customerCode}';

/** The customer code in the address that the office is shown. */
export const sampleCustomerCode = `${usualCodePrefix}-10482`;

/** Most signs of a line as it is sent; the marketplaces take hardly more. */
export const chinaAddressLimits: Record<ChinaAddressField, number> = {
  recipient: 40,
  phone: 32,
  region: 60,
  street: 120,
  postcode: 16,
};

/** Days for which customers are notified that an address has changed or a warehouse has closed. */
export const addressNewsDays = 30;

/** Full-width signs and odd spaces as plain ones; phone and postcode as digits. */
export function normaliseChinaAddress(address: ChinaAddress): ChinaAddress {
  const line = (text: string) =>
    text
      .normalize('NFC')
      .replaceAll(/[｛{]\s*customer_?code\s*[｝}]/giu, customerCodeMark)
      .replaceAll(/\s+/gu, ' ')
      .trim();
  return {
    recipient: line(address.recipient),
    phone: readChinesePhone(address.phone),
    region: line(address.region.replaceAll(/[,，、/]/gu, ' ')),
    street: line(address.street),
    postcode: address.postcode.normalize('NFKC').replaceAll(/\s/gu, ''),
  };
}

/** A mobile as 11 digits, a landline as `0579-85551234`; anything else as it was typed. */
function readChinesePhone(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  const digits = text.replaceAll(/[\s().-]/gu, '').replace(/^(?:\+|00)86|^86(?=1\d{10}$)/, '');
  if (/^1[3-9]\d{9}$/.test(digits)) return digits;
  const whole = /^[1-9]\d{8,10}$/.test(digits) && /^(?:\+|00)/.test(text) ? `0${digits}` : digits;
  const [, area, number] = /^(010|02\d|0[3-9]\d{2})(\d{7,8})$/.exec(whole) ?? [];
  return area === undefined ? text : `${area}-${number}`;
}

const chinesePhonePattern = /^(?:1[3-9]\d{9}|0\d{2,3}-\d{7,8})$/;

type Problem = { field: ChinaAddressField; error: FieldError; params: ErrorParams };

const municipalities = /^(?:北京|上海|天津|重庆)/;

/** True when nothing at all is written. */
export function isEmptyChinaAddress(address: ChinaAddress): boolean {
  return chinaAddressFields.every((field) => address[field] === '');
}

/** What is wrong with an address in its normal form, at most one problem a line. */
export function findAddressProblems(address: ChinaAddress): Problem[] {
  return chinaAddressFields.flatMap((field): Problem[] => {
    const text = address[field];
    const max = chinaAddressLimits[field];
    const error = text === '' ? 'required' : text.length > max ? 'tooLong' : lineRules[field](text);
    return error === undefined ? [] : [{ field, error, params: { mark: customerCodeMark, max } }];
  });
}

const lineRules: Record<ChinaAddressField, (text: string) => FieldError | undefined> = {
  recipient: (text) => readWords(text) ?? readMark(text),
  phone: (text) => (chinesePhonePattern.test(text) ? undefined : 'chinesePhone'),
  region: (text) => readWords(text) ?? readRegion(text),
  street: (text) => readWords(text) ?? readMark(text) ?? (/[\d号]/u.test(text) ? undefined : 'needsHouse'),
  postcode: (text) => (/^\d{6}$/.test(text) ? undefined : 'chinesePostcode'),
};

/** Han letters must be there; Latin ones may stand between them. */
function readWords(text: string): FieldError | undefined {
  const own = text.replaceAll(customerCodeMark, '');
  if (!/\p{Script=Han}/u.test(own)) return 'needsChinese';
  return /[^\p{Script=Han}\p{Script=Latin}\P{L}]/u.test(own) ? 'needsChinese' : undefined;
}

function readMark(text: string): FieldError | undefined {
  const marks = text.split(customerCodeMark).length - 1;
  if (marks === 0) return 'needsCustomerCode';
  return marks > 1 || /[{}｛｝]/u.test(text.replace(customerCodeMark, '')) ? 'badPlaceholders' : undefined;
}

/** Province, city and district, each with Chinese letters; a municipality is a city and a province at once. */
function readRegion(text: string): FieldError | undefined {
  const parts = text.split(' ');
  const least = municipalities.test(text) ? 2 : 3;
  const isChinese = parts.every((part) => /^\p{Script=Han}+$/u.test(part));
  return parts.length >= least && parts.length <= 5 && isChinese ? undefined : 'chineseRegion';
}

/** The address as this customer gives it to a seller. */
export function addressOf(address: ChinaAddress, customerCode: string): ChinaAddress & { oneLine: string } {
  const fill = (text: string) => text.replaceAll(customerCodeMark, customerCode);
  const { phone, region, postcode } = address;
  const [recipient, street] = [fill(address.recipient), fill(address.street)];
  const oneLine = `${recipient} ${phone} ${region} ${street} ${postcode}`;
  return { recipient, phone, region, street, postcode, oneLine };
}

/** The whole address with the names of the lines, a line each, as the recognition boxes of the marketplaces take it. */
export function addressText(address: ChinaAddress): string {
  return chinaAddressFields.map((field) => `${chineseLabels[field]}：${address[field]}`).join('\n');
}

/** Where the warehouse stands, region and street, without the place of a customer's code. */
export function warehouseLine({ region, street }: Pick<ChinaAddress, 'region' | 'street'>): string {
  const plain = street.replaceAll(/\s*[(（[]?\{customerCode\}[)）\]]?/gu, '').trim();
  return `${region} ${plain}`;
}
