import type { ChargeTexts } from './ru.ts';

export const texts: ChargeTexts = {
  agreed: { own: 'Нархи шумо аз рӯи шартнома', staff: 'Нархи муштарӣ аз рӯи шартнома' },
  discount: (percent) => `тахфиф ${percent} %`,
  version: (version) => `нусхаи тариф\u00a0${version}`,
  storage: {
    title: 'Нигоҳдорӣ дар нуқтаи супориш',
    freeUntil: 'Ройгон то',
    oneDay: 'Як рӯз',
    leastDay: 'камтарин маблағ барои як рӯз',
    paused: {
      CLOSED: 'Нуқта пӯшида буд',
      PROBLEM: 'Мушкилии бор ҳал мешуд ё он дар дасти курьер буд',
    },
    notCharged: 'ин рӯзҳо ройгон',
    because: {
      HELD: 'барои санҷиш боздошта шуд',
      DAMAGED: 'бастабандӣ осеб дидааст',
      UNIDENTIFIED: 'гирандаро меҷустанд',
      RETURNING: 'баргардонидан ба фиристанда',
      LOST: 'ҷустуҷӯ мерафт',
      CLAIM: 'дархостро дида мебаромаданд',
      COURIER: 'бор дар дасти курьер буд',
      STORED_FREE: 'дафтар чунин қарор кард',
    },
    pausedFor: (because, from, to) =>
      to === null ? `${because} аз ${from}` : `${because} аз ${from} то ${to}`,
    days: (count) => `${count} рӯз`,
    since: (day) => `Нигоҳдорӣ аз ${day}`,
    computed: (count, perDay) => `${count} × ${perDay}`,
    mostReached: (most) => `ба ҳад расид: на бештар аз ${most}`,
    limit: (most) => `Нигоҳдорӣ аз ${most} зиёд намешавад.`,
    all: 'Нигоҳдорӣ то имрӯз',
  },
  points: {
    title: 'Холҳо',
    willGet: (count, worth) => `Баъди пардохт ва гирифтани фармоиш — ${count} хол, ин ${worth}.`,
    terms: (months, percent, most) =>
      `Холҳо ${months} моҳ амал мекунанд ва то ${percent} % расониданро мепӯшонанд (барои ин фармоиш — то ${most}). Нигоҳдорӣ бо холҳо пардохт намешавад.`,
  },
};
