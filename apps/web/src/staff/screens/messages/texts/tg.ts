import type { MessagesListTexts } from './ru.ts';

export const texts: MessagesListTexts = {
  title: 'Паёмҳо',
  search: 'Муштарӣ, рақами бор ё фармоиш',
  inGeneral: 'Саволи умумӣ',
  parcel: (code) => `Бори ${code}`,
  order: (code) => `Фармоиши ${code}`,
  office: 'Мо',
  close: 'Ҷавоб лозим нест',
  closed: 'Мукотиба дигар ҷавобро интизор нест.',
  wroteMeanwhile: 'Дар ин вақт боз навиштанд. Паёми навро хонед.',
};
