import type { WordsOf } from '@rohi/contract/locales';
import type { MatchReason } from '@rohi/contract/imports/bank-statement-rules';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const arrivals = { one: 'поступление', few: 'поступления', many: 'поступлений', other: 'поступления' };
const rows = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' };

export const texts = {
  title: 'Выписка банка',
  lead: 'Загрузите выписку в том виде, в каком её выдал банк. Поступления сравниваются с переводами, которые ждут подтверждения. Сам файл ничего не зачисляет: каждую строку подтверждаете вы.',
  choose: 'Выбрать выписку',
  drop: 'или перетащите её сюда',
  dropNow: 'Отпустите файл здесь',
  limits: 'XLSX или CSV, до 4 МБ и 10 000 строк',
  tooLarge: 'Файл больше 4 МБ. Возьмите выписку за меньшее число дней.',
  template: 'Бланк, если выписка только на бумаге',
  currency: 'Валюта счёта, если её нет в файле',
  /** The choice that the file says it itself. */
  ofFile: 'Как в файле',
  /** The same file was sent before. */
  sentBefore: (moment: string, by: string) => `Этот же файл уже загружали: ${moment}, ${by}.`,
  /** Lines of money that came in. */
  lines: (count: number) => `В файле ${count} ${pluralRu(count, arrivals)}.`,
  groups: {
    suggested: 'Похоже на переводы клиентов',
    alone: 'Перевода не нашлось',
    matched: 'Уже зачислено',
    unreadable: 'Не прочитано',
  },
  nothingSuggested: 'Ни одно поступление не похоже на перевод, который ждёт подтверждения.',
  more: (count: number) => `и ещё ${count} ${pluralRu(count, rows)}`,
  row: (row: number) => `строка ${row}`,
  noDay: 'день неясен',
  /** Of a line that names a customer code. */
  names: (code: string) => `в назначении указан клиент ${code}`,
  /** Of a line in yuan, with which nothing can be compared. */
  inYuan:
    'Переводы на баланс бывают в сомони и долларах: для поступления в юанях перевода в кабинете нет. Свяжитесь с плательщиком.',
  score: (score: number) => `Совпадение ${score} из 100`,
  reasons: {
    AMOUNT: 'сумма',
    NEAR_AMOUNT: 'сумма за вычетом комиссии',
    CUSTOMER_CODE: 'код клиента',
    REFERENCE: 'номер платёжки',
    PAYER: 'имя плательщика',
    DAY: 'день',
  } satisfies Record<MatchReason, string>,
  listSeparator: ', ',
  announced: (sum: string, moment: string) => `заявлено ${sum}, ${moment}`,
  reference: (text: string) => `платёжка: ${text}`,
  /** A transfer that explains a line and cannot be confirmed. */
  done: 'Перевод уже подтверждён вручную',
  ended: 'Срок сообщения истёк: клиенту нужно сообщить о переводе ещё раз',
  matched: (code: string, moment: string, by: string) => `${code}: зачислено ${moment}, ${by}`,
  confirm: 'Зачислить',
  confirmTitle: 'Зачислить перевод',
  line: 'Строка выписки',
  transfer: 'Перевод клиента',
  willCome: (sum: string) =>
    `На баланс пойдёт поступившая сумма: ${sum}. Сомони пересчитываются в доллары по курсу дня.`,
  otherSum: (sum: string) => `Клиент заявил другую сумму: ${sum}.`,
  confirmed: (code: string, sum: string) => `${code}: на баланс зачислено ${sum}`,
  cancel: 'Назад',
  close: 'Закрыть выписку',
};

export type StatementTexts = WordsOf<typeof texts>;
