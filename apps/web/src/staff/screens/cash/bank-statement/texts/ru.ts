import { pluralRu } from '../../../../../shared/i18n/plural.ts';
import type { StatementTexts } from './statement-texts.ts';

const arrivals = { one: 'поступление', few: 'поступления', many: 'поступлений', other: 'поступления' };
const rows = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' };

export const texts: StatementTexts = {
  title: 'Выписка банка',
  lead: 'Загрузите выписку в том виде, в каком её выдал банк. Поступления сравниваются с переводами, которые ждут подтверждения. Сам файл ничего не зачисляет: каждую строку подтверждаете вы.',
  choose: 'Выбрать выписку',
  drop: 'или перетащите её сюда',
  dropNow: 'Отпустите файл здесь',
  limits: 'XLSX или CSV, до 4 МБ и 10 000 строк',
  tooLarge: 'Файл больше 4 МБ. Возьмите выписку за меньшее число дней.',
  template: 'Бланк, если выписка только на бумаге',
  currency: 'Валюта счёта, если её нет в файле',
  ofFile: 'Как в файле',
  sentBefore: (moment, by) => `Этот же файл уже загружали: ${moment}, ${by}.`,
  lines: (count) => `В файле ${count} ${pluralRu(count, arrivals)}.`,
  groups: {
    suggested: 'Похоже на переводы клиентов',
    alone: 'Перевода не нашлось',
    matched: 'Уже зачислено',
    unreadable: 'Не прочитано',
  },
  nothingSuggested: 'Ни одно поступление не похоже на перевод, который ждёт подтверждения.',
  more: (count) => `и ещё ${count} ${pluralRu(count, rows)}`,
  row: (row) => `строка ${row}`,
  noDay: 'день неясен',
  names: (code) => `в назначении указан клиент ${code}`,
  inYuan:
    'Переводы на баланс бывают в сомони и долларах: для поступления в юанях перевода в кабинете нет. Свяжитесь с плательщиком.',
  score: (score) => `Совпадение ${score} из 100`,
  reasons: {
    AMOUNT: 'сумма',
    NEAR_AMOUNT: 'сумма за вычетом комиссии',
    CUSTOMER_CODE: 'код клиента',
    REFERENCE: 'номер платёжки',
    PAYER: 'имя плательщика',
    DAY: 'день',
  },
  listSeparator: ', ',
  announced: (sum, moment) => `заявлено ${sum}, ${moment}`,
  reference: (text) => `платёжка: ${text}`,
  done: 'Перевод уже подтверждён вручную',
  ended: 'Срок сообщения истёк: клиенту нужно сообщить о переводе ещё раз',
  matched: (code, moment, by) => `${code}: зачислено ${moment}, ${by}`,
  confirm: 'Зачислить',
  confirmTitle: 'Зачислить перевод',
  line: 'Строка выписки',
  transfer: 'Перевод клиента',
  willCome: (sum) =>
    `На баланс пойдёт поступившая сумма: ${sum}. Сомони пересчитываются в доллары по курсу дня.`,
  otherSum: (sum) => `Клиент заявил другую сумму: ${sum}.`,
  confirmed: (code, sum) => `${code}: на баланс зачислено ${sum}`,
  cancel: 'Назад',
  close: 'Закрыть выписку',
};
