import type { Locale, WordsOf } from '@rohi/contract/locales';
import type { TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import type { ChargeMode, SurchargeBasis } from '@rohi/contract/pricing/tariff';

/** Where a price begins and ends, in kg or m³; empty for none. */
type Span = { from: string; to: string };

const calculator = '/freight-quotation';

const between = (from: string, to: string, unit: string, words: { from: string; to: string }) =>
  [from && ` ${words.from} ${from} ${unit}`, to && ` ${words.to} ${to} ${unit}`].join('');

const ruSpan = (unit: string, { from, to }: Span) => between(from, to, unit, { from: 'от', to: 'до' });

/** What the notice of a price change is made of. Dates, amounts and names come ready to be read. */
const ru = {
  title: (name: string, date: string) => `Тариф «${name}»: новые условия с ${date}`,
  since: (date: string) => `Действует с ${date}`,
  lead: (name: string, date: string) => `С ${date} меняются условия тарифа «${name}»:`,
  price: {
    WEIGHT: (span: Span, price: string) => `цена за 1 кг${ruSpan('кг', span)} — ${price}`,
    VOLUME: (span: Span, price: string) => `цена за 1 м³${ruSpan('м³', span)} — ${price}`,
    ACTUAL_WEIGHT: (span: Span, price: string) =>
      `цена за 1 кг фактического веса${ruSpan('кг', span)} — ${price}`,
  } satisfies Record<ChargeMode, (span: Span, price: string) => string>,
  was: (value: string) => `(было ${value})`,
  atLeast: (amount: string) => `, но не меньше ${amount}`,
  surcharge: (name: string, amount: string, basis: SurchargeBasis) =>
    `доплата «${name}» — ${amount} за ${basis === 'PER_PLACE' ? 'каждое место' : 'заказ'}`,
  noSurcharge: (name: string) => `доплата «${name}» отменяется`,
  divisor: (divisor: string) =>
    `объёмный вес считается как длина × ширина × высота в сантиметрах ÷ ${divisor}`,
  usualFrom: (m3: string) =>
    m3 === ''
      ? 'по этому тарифу едут только партии продавцов'
      : `по этому тарифу едут и другие грузы от ${m3} м³`,
  freeDays: (days: string) => `дней бесплатного хранения в пункте выдачи — ${days}`,
  storage: (perKgDay: string, leastDay: string) =>
    `хранение после бесплатных дней — ${perKgDay} за 1 кг в сутки, но не меньше ${leastDay} в сутки`,
  storageMost: (percent: string) => `плата за хранение — не больше ${percent} % стоимости доставки`,
  points: (terms: TermsTexts) =>
    `баллы: ${terms.pointsPerUnitPaid} за 1 ${terms.currency} оплаченной доставки, 1 балл — ${terms.pointValue} ${terms.currency}, срок — ${terms.pointsLifeMonths} мес., баллами можно оплатить до ${terms.pointsMostOfFeePercent} % доставки`,
  service: {
    serviceSendOn: (price: string) => `отправить дальше посылку, задержанную на складе в Китае, — ${price}`,
    serviceReturn: (price: string) => `вернуть задержанную посылку продавцу — ${price}`,
    serviceDispose: (price: string) => `утилизировать задержанную посылку — ${price}`,
  },
  courier: (prices: string) => (prices === '' ? 'курьера до двери больше нет' : `курьер до двери: ${prices}`),
  rounding: 'уточнены правила округления размеров, веса и сумм',
  nothing: 'цены и правила остаются прежними',
  received: 'Посылки, принятые на складе в Китае до этого дня, оплачиваются по прежним ценам.',
  calculate: `[Рассчитать стоимость](${calculator})`,
  withdrawnTitle: (name: string, date: string) => `Тариф «${name}»: условия с ${date} не изменятся`,
  withdrawnSummary: 'Объявленное изменение отменено, действуют прежние цены.',
  withdrawnBody: (name: string, date: string) =>
    `Изменение тарифа «${name}», объявленное на ${date}, отменено. Цены и правила остаются прежними.\n\n[Рассчитать стоимость](${calculator})`,
};

export type AnnouncementWords = WordsOf<typeof ru>;

const enSpan = (unit: string, { from, to }: Span) => between(from, to, unit, { from: 'from', to: 'up to' });
const en: AnnouncementWords = {
  title: (name, date) => `${name} tariff: new terms from ${date}`,
  since: (date) => `In force from ${date}.`,
  lead: (name, date) => `From ${date} the terms of the ${name} tariff change:`,
  price: {
    WEIGHT: (span, price) => `price per kg${enSpan('kg', span)}: ${price}`,
    VOLUME: (span, price) => `price per m³${enSpan('m³', span)}: ${price}`,
    ACTUAL_WEIGHT: (span, price) => `price per kg of actual weight${enSpan('kg', span)}: ${price}`,
  },
  was: (value) => `(was ${value})`,
  atLeast: (amount) => `, at least ${amount}`,
  surcharge: (name, amount, basis) =>
    `surcharge "${name}": ${amount} ${basis === 'PER_PLACE' ? 'per piece' : 'per order'}`,
  noSurcharge: (name) => `the surcharge "${name}" is dropped`,
  divisor: (divisor) => `volumetric weight is length × width × height in centimetres ÷ ${divisor}`,
  usualFrom: (m3) =>
    m3 === ''
      ? 'this tariff is for sellers’ consignments only'
      : `this tariff also covers other loads from ${m3} m³`,
  freeDays: (days) => `days of free storage at the pickup point: ${days}`,
  storage: (perKgDay, leastDay) =>
    `storage after the free days: ${perKgDay} per kg a day, at least ${leastDay} a day`,
  storageMost: (percent) => `storage never costs more than ${percent}% of the delivery`,
  points: (terms) =>
    `points: ${terms.pointsPerUnitPaid} for each ${terms.currency} paid for delivery, one point is worth ${terms.pointValue} ${terms.currency}, valid for ${terms.pointsLifeMonths} months; up to ${terms.pointsMostOfFeePercent}% of a delivery can be paid with points`,
  service: {
    serviceSendOn: (price) => `sending on a parcel that is held at the China warehouse: ${price}`,
    serviceReturn: (price) => `returning a held parcel to the seller: ${price}`,
    serviceDispose: (price) => `disposing of a held parcel: ${price}`,
  },
  courier: (prices) => (prices === '' ? 'no courier to the door any more' : `courier to the door: ${prices}`),
  rounding: 'the rounding of dimensions, weights and amounts is adjusted',
  nothing: 'prices and rules stay as they are',
  received: 'Parcels received at the China warehouse before that day are charged at the earlier prices.',
  calculate: `[Work out a price](${calculator})`,
  withdrawnTitle: (name, date) => `${name} tariff: no change on ${date}`,
  withdrawnSummary: 'The change announced earlier has been cancelled; the present prices stay in force.',
  withdrawnBody: (name, date) =>
    `The change of the ${name} tariff announced for ${date} has been cancelled. Prices and rules stay as they are.\n\n[Work out a price](${calculator})`,
};

const zhSpan = (unit: string, { from, to }: Span) =>
  [from && `${from} ${unit}起`, to && `${to} ${unit}以下`].filter(Boolean).join('，');
const zhPrice = (what: string, unit: string) => (span: Span, price: string) => {
  const range = zhSpan(unit, span);
  return `${what}${range && `（${range}）`}：${price}`;
};
const zh: AnnouncementWords = {
  title: (name, date) => `“${name}”运价自${date}起调整`,
  since: (date) => `自${date}起执行。`,
  lead: (name, date) => `自${date}起，“${name}”运价调整如下：`,
  price: {
    WEIGHT: zhPrice('每公斤价格', '公斤'),
    VOLUME: zhPrice('每立方米价格', '立方米'),
    ACTUAL_WEIGHT: zhPrice('实际重量每公斤价格', '公斤'),
  },
  was: (value) => `（原为 ${value}）`,
  atLeast: (amount) => `，最低 ${amount}`,
  surcharge: (name, amount, basis) => `附加费“${name}”：每${basis === 'PER_PLACE' ? '件' : '单'} ${amount}`,
  noSurcharge: (name) => `取消附加费“${name}”`,
  divisor: (divisor) => `体积重量 = 长 × 宽 × 高（厘米）÷ ${divisor}`,
  usualFrom: (m3) => (m3 === '' ? '本运价仅适用于卖家货物' : `${m3} 立方米以上的其他货物也适用本运价`),
  freeDays: (days) => `自提点免费存放天数：${days} 天`,
  storage: (perKgDay, leastDay) => `免费期后存放费：每公斤每天 ${perKgDay}，每天最低 ${leastDay}`,
  storageMost: (percent) => `存放费最高不超过运费的 ${percent}%`,
  points: (terms) =>
    `积分：每支付 1 ${terms.currency} 运费得 ${terms.pointsPerUnitPaid} 分，每分抵 ${terms.pointValue} ${terms.currency}，有效期 ${terms.pointsLifeMonths} 个月，最多抵扣运费的 ${terms.pointsMostOfFeePercent}%`,
  service: {
    serviceSendOn: (price) => `中国仓库暂扣包裹继续发运：${price}`,
    serviceReturn: (price) => `暂扣包裹退回卖家：${price}`,
    serviceDispose: (price) => `暂扣包裹销毁处理：${price}`,
  },
  courier: (prices) => (prices === '' ? '不再提供送货上门' : `送货上门：${prices}`),
  rounding: '调整尺寸、重量和金额的取整规则',
  nothing: '价格和规则保持不变',
  received: '在此日期之前由中国仓库收到的包裹仍按原价计费。',
  calculate: `[计算运费](${calculator})`,
  withdrawnTitle: (name, date) => `“${name}”运价${date}不作调整`,
  withdrawnSummary: '此前公布的调整已取消，继续执行现行价格。',
  withdrawnBody: (name, date) =>
    `原定于${date}执行的“${name}”运价调整已取消，价格和规则保持不变。\n\n[计算运费](${calculator})`,
};

// Tajik awaits a native reader.
const tgSpan = (unit: string, { from, to }: Span) => between(from, to, unit, { from: 'аз', to: 'то' });
const tg: AnnouncementWords = {
  title: (name, date) => `Тарифи «${name}»: шартҳои нав аз ${date}`,
  since: (date) => `Аз ${date} амал мекунад.`,
  lead: (name, date) => `Аз ${date} шартҳои тарифи «${name}» тағйир меёбанд:`,
  price: {
    WEIGHT: (span, price) => `нархи 1 кг${tgSpan('кг', span)} — ${price}`,
    VOLUME: (span, price) => `нархи 1 м³${tgSpan('м³', span)} — ${price}`,
    ACTUAL_WEIGHT: (span, price) => `нархи 1 кг вазни воқеӣ${tgSpan('кг', span)} — ${price}`,
  },
  was: (value) => `(пештар ${value})`,
  atLeast: (amount) => `, вале на камтар аз ${amount}`,
  surcharge: (name, amount, basis) =>
    `иловапулии «${name}» — ${amount} барои ${basis === 'PER_PLACE' ? 'ҳар ҷой' : 'фармоиш'}`,
  noSurcharge: (name) => `иловапулии «${name}» бекор карда мешавад`,
  divisor: (divisor) => `вазни ҳаҷмӣ: дарозӣ × бар × баландӣ бо сантиметр ÷ ${divisor}`,
  usualFrom: (m3) =>
    m3 === ''
      ? 'ин тариф танҳо барои бори фурӯшандагон аст'
      : `ин тариф барои борҳои дигари аз ${m3} м³ низ амал мекунад`,
  freeDays: (days) => `рӯзҳои нигоҳдории ройгон дар нуқтаи супориш — ${days}`,
  storage: (perKgDay, leastDay) =>
    `нигоҳдорӣ пас аз рӯзҳои ройгон — ${perKgDay} барои 1 кг дар як рӯз, вале на камтар аз ${leastDay} дар як рӯз`,
  storageMost: (percent) => `ҳаққи нигоҳдорӣ — на бештар аз ${percent} % арзиши расонидан`,
  points: (terms) =>
    `холҳо: ${terms.pointsPerUnitPaid} барои 1 ${terms.currency} пардохти расонидан, 1 хол — ${terms.pointValue} ${terms.currency}, муҳлат — ${terms.pointsLifeMonths} моҳ, бо хол то ${terms.pointsMostOfFeePercent} % расониданро пардохтан мумкин аст`,
  service: {
    serviceSendOn: (price) => `фиристодани боре, ки дар анбори Чин боздошта шудааст, — ${price}`,
    serviceReturn: (price) => `ба фурӯшанда баргардондани бори боздошташуда — ${price}`,
    serviceDispose: (price) => `нобуд кардани бори боздошташуда — ${price}`,
  },
  courier: (prices) => (prices === '' ? 'курьер то дар дигар нест' : `курьер то дар: ${prices}`),
  rounding: 'қоидаҳои яклухткунии андоза, вазн ва маблағ дақиқ карда шуданд',
  nothing: 'нархҳо ва қоидаҳо бетағйир мемонанд',
  received: 'Борҳое, ки то ин рӯз дар анбори Чин қабул шудаанд, бо нархи пештара пардохт мешаванд.',
  calculate: `[Ҳисоб кардани нарх](${calculator})`,
  withdrawnTitle: (name, date) => `Тарифи «${name}»: аз ${date} тағйир намеёбад`,
  withdrawnSummary: 'Тағйири эълоншуда бекор карда шуд, нархҳои пештара амал мекунанд.',
  withdrawnBody: (name, date) =>
    `Тағйири тарифи «${name}», ки барои ${date} эълон шуда буд, бекор карда шуд. Нархҳо ва қоидаҳо бетағйир мемонанд.\n\n[Ҳисоб кардани нарх](${calculator})`,
};

export const announcementWords: Record<Locale, AnnouncementWords> = { ru, en, zh, tg };
