import type { ChargesTexts } from './ru.ts';

export const texts: ChargesTexts = {
  title: 'Чаро чунин нарх',
  notWeighed: 'Нарх баъди баркашидани бор пайдо мешавад.',
  check: {
    title: 'Санҷиши нарх',
    lead: 'Нархи бор барои ҳар рӯз: аз рӯи нусхаи тарифе, ки он вақт амал мекард, ва шартнома бо муштарӣ.',
    date: 'Рӯз аз рӯи Душанбе',
    channel: 'Канал',
    customer: 'Рамзи муштарӣ',
    customerHint: 'ҳатмӣ нест',
    length: 'Дарозӣ, см',
    width: 'Бар, см',
    height: 'Баландӣ, см',
    weight: 'Вазн, кг',
    places: 'Ҷойҳо',
    button: 'Ҳисоб кардан',
    empty: 'Андоза ва вазнро пур кунед ва «Ҳисоб кардан»-ро пахш кунед.',
    storage: 'Нигоҳдорӣ',
    storageRule: (freeDays, perDay, most) =>
      `${freeDays} рӯз ройгон, баъд рӯзе ${perDay}, ҳамагӣ на бештар аз ${most}.`,
  },
};
