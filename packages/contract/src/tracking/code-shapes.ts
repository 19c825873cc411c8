/** What a piece of pasted text looks like: a code, or a number of something else. */
import { guessCarriers } from './carrier-guess.ts';
import { kindOfOwnCode } from './own-codes.ts';
import { plainFormOf } from './plain-code.ts';
import { isTrackingCodeFormat } from './tracking-codes.ts';

const fewestSigns = 6;

/** Latin letters, digits and hyphens: at least six letters and digits, and a digit among them. */
export function isPlainCode(piece: string): boolean {
  const code = plainFormOf(piece);
  return (
    /^[A-Z0-9-]+$/.test(code) &&
    /\d/.test(code) &&
    code.replaceAll('-', '').length >= fewestSigns &&
    isTrackingCodeFormat(code)
  );
}

const noises = {
  date: /^(?:19|20)\d{2}-\d{1,2}-\d{1,2}$/,
  phone: /^992-?\d{2}(?:-?\d{3}-?\d{2}-?\d{2}|-?\d{3}-?\d{4})$/,
} as const;

/** Hyphens make a date or a telephone number of these digits. */
export function noiseOf(piece: string): keyof typeof noises | undefined {
  const code = plainFormOf(piece);
  if (noises.date.test(code)) return 'date';
  return code.includes('-') && noises.phone.test(code) ? 'phone' : undefined;
}

/**
 * Words after which a number is that of an order, a telephone, a person, a vehicle, a sum, or a password: the last of
 * what stands before it.
 */
const otherNumber =
  /(?:护照号?码?|车牌号?|货柜号?|柜号|箱号|订单(?:编号|号码|号)?|交易号|流水号|商品(?:编号|id)|货号|取件码?|验证码|提取码|密码|电话|手机号?码?|联系方式|微信号?|支付宝|账号|卡号|身份证号?|邮编|(?:^|\s)(?:qq|vx|wechat|whatsapp|telegram|viber|sku|inn|инн|order(?: (?:no|number|id|nr))?|item(?: (?:no|id))?|phone(?: number)?|tel|mobile|card|артикул|заказа?(?: (?:no|номер))?|тел|телефон|моб|карта|счет|счёт|индекс|фармоиши?|телефони?|суратҳисоб|паспорт\p{L}{0,2}|passport(?: (?:no|number))?|шиноснома|пароль|password|pass|pin|пин|рамз|логин|login|фура|машин[аы]|авто|госномер|номер машины|truck|plate|мошин|рақами мошин|контейнер|container|звоните|позвоните|звони|call|занг(?: занед)?|whats ?app|ватсап))(?:是|为|:| ман| мой)?$/iu;

/**
 * A mobile number of China, Tajikistan, Uzbekistan or Russia, an order number of Taobao, 1688 or Pinduoduo, a locker's
 * number, a passport, a Tajik number plate, a container (ISO 6346).
 */
const otherForms: readonly RegExp[] = [
  /^(?:86)?1[3-9]\d{9}$/,
  /^992\d{9}$/,
  /^\d{17,}$/,
  /^\d{6}-\d{13,18}$/,
  /^\d{1,2}-\d{1,2}-\d{3,5}$/,
  /^0\d{9}$/,
  /^[78]9\d{9}$/,
  /^9989\d{8}$/,
  /^[A-Z]{1,2}\d{7}$/,
  /^[A-Z]\d{8}$/,
  /^\d{4}[A-Z]{2}\d{2}$/,
  /^[A-Z]{3}[UJZ]\d{7}$/,
];

const orderCode = /^RA\d{6}[0-9A-Z]{6}$/;

/** Whether a known courier writes its numbers so, or it is a parcel or order code of ours. */
export function isKnown(code: string): boolean {
  const normal = plainFormOf(code);
  return /^RP[0-9A-Z]{9}$/.test(normal) || orderCode.test(normal) || guessCarriers(normal).length > 0;
}

/**
 * Words with a number in them as people write names of things: `iPhone15`, `Zebra98765`; a courier's letters are few
 * and digits are many.
 */
function isName(piece: string): boolean {
  return /[A-Za-z][a-z]{3}/.test(piece) || (/[a-z]/.test(piece) && (piece.match(/\d/g)?.length ?? 0) < 5);
}

/**
 * True for a number of something else in a text that is more than codes. A form of a courier's own letters is its code
 * whatever is said of it.
 */
export function isNoCode(piece: string, before: string): boolean {
  const code = plainFormOf(piece);
  const own = kindOfOwnCode(code);
  if ((own !== undefined && own !== 'parcel') || orderCode.test(code)) return true;
  const isCarriers = isKnown(code);
  if (isCarriers && /[A-Z]/.test(code)) return false;
  if (noiseOf(piece) !== undefined || otherForms.some((form) => form.test(code))) return true;
  return otherNumber.test(before) || (!isCarriers && isName(piece));
}
