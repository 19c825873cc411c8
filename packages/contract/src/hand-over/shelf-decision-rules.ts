/** Decisions about an uncollected parcel on the shelf of its point, for the service and the screens alike. */
import type { LocaleTexts } from '../locales.ts';
import { counterProblemNames, counterProblems } from './counter-problem-rules.ts';

/**
 * Why it stands for a decision: the term of its final notice is over (offer, 2.16), or it was not taken at the counter.
 */
export const shelfCauses = ['UNCLAIMED', ...counterProblems] as const;
export type ShelfCause = (typeof shelfCauses)[number];

export const shelfDecisionKinds = ['KEEP', 'RETURN', 'DISPOSE'] as const;
export type ShelfDecisionKind = (typeof shelfDecisionKinds)[number];

/**
 * `STANDS`: stored until a day. `ORDERED`, `SENT`, `ARRIVED`, `FETCHED`: a return that waits for its point, has left
 * it, has come to the hub, was fetched there by its sender. `WAITING`, `DONE`, `REFUSED`: a disposal that waits for a
 * second person, was confirmed, was refused. `WITHDRAWN`: taken back by the office. `ENDED`: the parcel was collected
 * or otherwise left its shelf first, or a later decision has taken its place.
 */
export const shelfDecisionStates = [
  'STANDS',
  'ORDERED',
  'SENT',
  'ARRIVED',
  'FETCHED',
  'WAITING',
  'DONE',
  'REFUSED',
  'WITHDRAWN',
  'ENDED',
] as const;
export type ShelfDecisionState = (typeof shelfDecisionStates)[number];

/** A parcel is stored for so many days at most by one decision. */
export const mostStoredDays = 180;

/** Photos of one disposal, or of a return that is fetched. */
export const mostShelfPhotos = 6;

/** For so many days after its end the cabinet says what became of a parcel. */
export const shelfNewsDays = 30;

/**
 * What a customer is shown of an own parcel. `COLLECT_BY`: within the term of the final notice. `DECIDING`: the term is
 * over.
 */
export const shelfNews = [
  'COLLECT_BY',
  'DECIDING',
  'STORED',
  'STORED_FREE',
  'RETURNING',
  'RETURNED',
  'DISPOSED',
] as const;
export type ShelfNews = (typeof shelfNews)[number];

/** As the cabinet says it. Tajik awaits a native reader. */
export const shelfNewsWords: Record<ShelfNews, { title: LocaleTexts; text: LocaleTexts }> = {
  COLLECT_BY: {
    title: {
      ru: 'Последний срок получения',
      en: 'Last days to collect',
      zh: '最后取件期限',
      tg: 'Муҳлати охирини гирифтан',
    },
    text: {
      ru: 'Заберите посылку в срок. После него мы решим, хранить её дальше, вернуть отправителю или утилизировать (п. 2.16 оферты).',
      en: 'Please collect the parcel in time. After that we decide whether to store it longer, return it to the sender or dispose of it (terms of service, 2.16).',
      zh: '请在期限内取件。逾期后我们将决定继续保管、退回寄件人或处置该包裹（服务条款第 2.16 条）。',
      tg: 'Борро дар муҳлат гиред. Баъди он мо қарор мекунем: нигоҳ доштан, ба фиристанда баргардонидан ё нобуд кардан (банди 2.16-и оферта).',
    },
  },
  DECIDING: {
    title: {
      ru: 'Решаем, что делать с посылкой',
      en: 'We are deciding about this parcel',
      zh: '正在决定如何处理该包裹',
      tg: 'Дар бораи бор қарор мекунем',
    },
    text: {
      ru: 'Срок последнего уведомления прошёл. Пока посылка в пункте выдачи, её ещё можно забрать.',
      en: 'The term of the final notice is over. As long as the parcel is at the pickup point you can still collect it.',
      zh: '最后通知的期限已过。包裹仍在自提点期间，您仍可取件。',
      tg: 'Муҳлати огоҳии охирин гузашт. То бор дар нуқтаи супориш аст, онро гирифтан мумкин аст.',
    },
  },
  STORED: {
    title: {
      ru: 'Храним посылку дольше',
      en: 'We are storing the parcel longer',
      zh: '已延长保管',
      tg: 'Борро дарозтар нигоҳ медорем',
    },
    text: {
      ru: 'Заберите её в срок; плата за хранение начисляется как обычно.',
      en: 'Please collect it in time; storage is charged as usual.',
      zh: '请在期限内取件；保管费照常计收。',
      tg: 'Онро дар муҳлат гиред; барои нигоҳдорӣ чун одат пул ҳисоб мешавад.',
    },
  },
  STORED_FREE: {
    title: {
      ru: 'Храним посылку без доплаты',
      en: 'We are storing the parcel at no further charge',
      zh: '延长保管，不再计费',
      tg: 'Борро бе пули иловагӣ нигоҳ медорем',
    },
    text: {
      ru: 'Заберите её в срок; до этого дня хранение не дорожает.',
      en: 'Please collect it in time; storage does not cost more until that day.',
      zh: '请在期限内取件；在此之前保管费不再增加。',
      tg: 'Онро дар муҳлат гиред; то он рӯз нархи нигоҳдорӣ зиёд намешавад.',
    },
  },
  RETURNING: {
    title: {
      ru: 'Возвращаем отправителю',
      en: 'Being returned to the sender',
      zh: '正在退回寄件人',
      tg: 'Ба фиристанда бармегардонем',
    },
    text: {
      ru: 'Посылка скоро уедет из пункта выдачи. Хотите её забрать? Поторопитесь или позвоните нам.',
      en: 'The parcel is about to leave the pickup point. Do you want it? Come soon, or call us.',
      zh: '包裹即将离开自提点。如仍需取件，请尽快前来或致电我们。',
      tg: 'Бор ба наздикӣ аз нуқтаи супориш меравад. Мехоҳед онро гиред? Шитоб кунед ё ба мо занг занед.',
    },
  },
  RETURNED: {
    title: {
      ru: 'Возвращена отправителю',
      en: 'Returned to the sender',
      zh: '已退回寄件人',
      tg: 'Ба фиристанда баргардонида шуд',
    },
    text: {
      ru: 'Посылка уехала из пункта выдачи. За её доставку и хранение платить больше не нужно.',
      en: 'The parcel has left the pickup point. Nothing more is to be paid for its delivery and storage.',
      zh: '包裹已离开自提点，无需再支付其运费和保管费。',
      tg: 'Бор аз нуқтаи супориш рафт. Барои интиқол ва нигоҳдории он дигар пул додан лозим нест.',
    },
  },
  DISPOSED: {
    title: {
      ru: 'Утилизирована',
      en: 'Disposed of',
      zh: '已处置',
      tg: 'Нобуд карда шуд',
    },
    text: {
      ru: 'Посылку никто не забрал. За её доставку и хранение платить больше не нужно.',
      en: 'Nobody collected the parcel. Nothing more is to be paid for its delivery and storage.',
      zh: '包裹无人领取，无需再支付其运费和保管费。',
      tg: 'Борро касе нагирифт. Барои интиқол ва нигоҳдории он дигар пул додан лозим нест.',
    },
  },
};

/** As letters and the office's screens say why. */
export const shelfCauseNames: Record<ShelfCause, LocaleTexts> = {
  UNCLAIMED: {
    ru: 'Не забрали после последнего уведомления',
    en: 'Not collected after the final notice',
    zh: '最后通知后仍未取件',
    tg: 'Баъди огоҳии охирин нагирифтанд',
  },
  ...counterProblemNames,
};

/** What an owner is notified of while a parcel lies at its point, in this order. */
export const storageNotices = ['FREE_ENDS', 'LAST_FREE_DAY', 'UNCLAIMED', 'FINAL'] as const;
