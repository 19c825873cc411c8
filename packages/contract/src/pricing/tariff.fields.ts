import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/**
 * A version of a tariff: what stands of it in the list, and its terms as they are typed. Prices and surcharges are rows
 * of fields that stand here too.
 */
export const tariffFields = {
  names: { name: sharedNames.names, kind: 'fact' },
  businessLine: { name: sharedNames.businessLine, kind: 'fact' },
  version: { name: { ru: 'Версия', en: 'Version', zh: '版本', tg: 'Нусха' }, kind: 'fact' },
  state: { name: sharedNames.state, kind: 'fact' },
  effectiveFrom: {
    name: { ru: 'Действует с', en: 'In force from', zh: '生效日期', tg: 'Амал мекунад аз' },
    kind: 'day',
    audited: 'values',
  },
  effectiveTo: {
    name: { ru: 'Действует по', en: 'In force until', zh: '失效日期', tg: 'Амал мекунад то' },
    kind: 'fact',
  },
  publishedAt: {
    name: { ru: 'Опубликована', en: 'Published', zh: '发布时间', tg: 'Нашр шуд' },
    kind: 'fact',
    isMoment: true,
  },
  publishedBy: {
    name: { ru: 'Кто опубликовал', en: 'Published by', zh: '发布人', tg: 'Нашр кард' },
    kind: 'fact',
  },
  currency: {
    name: { ru: 'Валюта', en: 'Currency', zh: '币种', tg: 'Асъор' },
    kind: 'own',
    audited: 'name',
  },
  rules: { name: { ru: 'Цены', en: 'Prices', zh: '价格', tg: 'Нархҳо' }, kind: 'own', audited: 'name' },
  chargeMode: {
    name: { ru: 'Расчёт', en: 'Charged by', zh: '计费方式', tg: 'Ҳисоб' },
    kind: 'own',
    audited: 'name',
  },
  from: { name: { ru: 'От', en: 'From', zh: '起', tg: 'Аз' }, kind: 'decimal', audited: 'name' },
  to: { name: { ru: 'До', en: 'To', zh: '止', tg: 'То' }, kind: 'decimal', audited: 'name' },
  unitPrice: {
    name: { ru: 'Цена за единицу', en: 'Unit price', zh: '单价', tg: 'Нархи воҳид' },
    kind: 'decimal',
    audited: 'name',
  },
  minCharge: {
    name: { ru: 'Минимальная сумма', en: 'Minimum charge', zh: '最低收费', tg: 'Маблағи камтарин' },
    kind: 'decimal',
    audited: 'name',
  },
  roundStep: { name: { ru: 'Шаг', en: 'Step', zh: '进位', tg: 'Қадам' }, kind: 'decimal', audited: 'name' },
  rounding: {
    name: { ru: 'Округление', en: 'Rounding', zh: '取整', tg: 'Яклухткунӣ' },
    kind: 'own',
    audited: 'name',
  },
  surcharges: {
    name: { ru: 'Доплаты', en: 'Surcharges', zh: '附加费', tg: 'Иловапулӣ' },
    kind: 'own',
    audited: 'name',
  },
  code: { name: sharedNames.code, kind: 'text', audited: 'name' },
  basis: {
    name: { ru: 'Берётся', en: 'Charged per', zh: '收取方式', tg: 'Гирифта мешавад' },
    kind: 'own',
    audited: 'name',
  },
  amount: { name: { ru: 'Сумма', en: 'Amount', zh: '金额', tg: 'Маблағ' }, kind: 'decimal', audited: 'name' },
  storageFreeDays: {
    name: {
      ru: 'Бесплатных дней хранения',
      en: 'Free days of storage',
      zh: '免费保管天数',
      tg: 'Рӯзҳои ройгони нигоҳдорӣ',
    },
    kind: 'whole',
    audited: 'name',
  },
  storagePerKgDay: {
    name: {
      ru: 'Хранение за 1 кг в сутки',
      en: 'Storage per kg per day',
      zh: '每 kg 每天保管费',
      tg: 'Нигоҳдории 1 кг дар як шабонарӯз',
    },
    kind: 'decimal',
    audited: 'name',
  },
  storageLeastDay: {
    name: {
      ru: 'Хранение в сутки, не меньше',
      en: 'Storage, at least per day',
      zh: '每天最低保管费',
      tg: 'Нигоҳдорӣ дар шабонарӯз, на кам аз',
    },
    kind: 'decimal',
    audited: 'name',
  },
  storageMostOfFeePercent: {
    name: {
      ru: 'Хранение, не больше % доставки',
      en: 'Storage, at most % of delivery',
      zh: '保管费上限（运费的 %）',
      tg: 'Нигоҳдорӣ, на зиёда аз % расонидан',
    },
    kind: 'whole',
    audited: 'name',
  },
  pointsPerUnitPaid: {
    name: {
      ru: 'Баллов за единицу оплаты',
      en: 'Points per unit paid',
      zh: '每支付一单位得积分',
      tg: 'Холҳо барои воҳиди пардохт',
    },
    kind: 'whole',
    audited: 'name',
  },
  pointValue: {
    name: { ru: 'Цена балла', en: 'Value of a point', zh: '每积分价值', tg: 'Арзиши хол' },
    kind: 'decimal',
    audited: 'name',
  },
  pointsLifeMonths: {
    name: {
      ru: 'Срок действия баллов, мес.',
      en: 'Points valid for, months',
      zh: '积分有效期（月）',
      tg: 'Муҳлати холҳо, моҳ',
    },
    kind: 'whole',
    audited: 'name',
  },
  pointsMostOfFeePercent: {
    name: {
      ru: 'Оплата баллами, до %',
      en: 'Payable with points, up to %',
      zh: '积分最多抵扣（%）',
      tg: 'Пардохт бо холҳо, то %',
    },
    kind: 'whole',
    audited: 'name',
  },
  serviceSendOn: {
    name: {
      ru: 'Отправить дальше, за посылку',
      en: 'Send on, per parcel',
      zh: '继续发运，每件',
      tg: 'Фиристодан, барои як бор',
    },
    kind: 'decimal',
    audited: 'name',
  },
  serviceReturn: {
    name: {
      ru: 'Вернуть продавцу, за посылку',
      en: 'Return to the seller, per parcel',
      zh: '退回卖家，每件',
      tg: 'Ба фурӯшанда баргардондан, барои як бор',
    },
    kind: 'decimal',
    audited: 'name',
  },
  serviceDispose: {
    name: {
      ru: 'Утилизировать, за посылку',
      en: 'Dispose of it, per parcel',
      zh: '销毁处理，每件',
      tg: 'Нобуд кардан, барои як бор',
    },
    kind: 'decimal',
    audited: 'name',
  },
  courierPrices: {
    name: {
      ru: 'Курьер до двери',
      en: 'Home delivery',
      zh: '送货上门',
      tg: 'Курьер то дар',
    },
    kind: 'own',
    audited: 'name',
  },
  city: { name: { ru: 'Город', en: 'City', zh: '城市', tg: 'Шаҳр' }, kind: 'text', audited: 'name' },
  doorPrice: {
    name: { ru: 'Цена курьера', en: 'Courier price', zh: '送货价格', tg: 'Нархи курьер' },
    kind: 'decimal',
    audited: 'name',
  },
  volumetricDivisor: {
    name: {
      ru: 'Делитель объёмного веса',
      en: 'Volumetric divisor',
      zh: '体积重量除数',
      tg: 'Тақсимкунандаи вазни ҳаҷмӣ',
    },
    kind: 'whole',
    audited: 'name',
  },
  usualFromVolumeM3: {
    name: {
      ru: 'Прочие грузы — по объёму от, м³',
      en: 'Charge other loads by volume from, m³',
      zh: '其他货物按体积计费起点（m³）',
      tg: 'Борҳои дигар аз рӯи ҳаҷм аз, м³',
    },
    kind: 'decimal',
    audited: 'name',
  },
  sideStepCm: {
    name: { ru: 'Шаг стороны, см', en: 'Side step, cm', zh: '边长进位（cm）', tg: 'Қадами тараф, см' },
    kind: 'decimal',
    audited: 'name',
  },
  sideRounding: {
    name: { ru: 'Округление стороны', en: 'Side rounding', zh: '边长取整', tg: 'Яклухткунии тараф' },
    kind: 'own',
    audited: 'name',
  },
  volumetricStepKg: {
    name: {
      ru: 'Шаг объёмного веса, кг',
      en: 'Volumetric weight step, kg',
      zh: '体积重量进位（kg）',
      tg: 'Қадами вазни ҳаҷмӣ, кг',
    },
    kind: 'decimal',
    audited: 'name',
  },
  volumetricRounding: {
    name: {
      ru: 'Округление объёмного веса',
      en: 'Volumetric weight rounding',
      zh: '体积重量取整',
      tg: 'Яклухткунии вазни ҳаҷмӣ',
    },
    kind: 'own',
    audited: 'name',
  },
  amountStep: {
    name: { ru: 'Шаг суммы', en: 'Amount step', zh: '金额进位', tg: 'Қадами маблағ' },
    kind: 'decimal',
    audited: 'name',
  },
  amountRounding: {
    name: { ru: 'Округление суммы', en: 'Amount rounding', zh: '金额取整', tg: 'Яклухткунии маблағ' },
    kind: 'own',
    audited: 'name',
  },
} as const satisfies Fields;
