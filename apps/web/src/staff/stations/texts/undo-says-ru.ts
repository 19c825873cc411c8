import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says of an undo. */
export const undoSays = {
  UNDONE: { title: 'Отменено', line: 'Всё как было до этого скана', next: 'Сканируйте следующую посылку' },
  UNDONE_BEFORE: {
    title: 'Уже отменено',
    line: 'Этот скан отменён раньше',
    next: 'Сканируйте следующую посылку',
  },
  NOTHING_TO_UNDO: {
    title: 'Отменять нечего',
    line: 'Скан ничего не изменил, или так он не отменяется',
    next: 'Продолжайте сканировать',
  },
  NOT_YOURS: { title: 'Скан не ваш', line: 'Его сделал коллега', next: 'Позовите коллегу или старшего' },
  TOO_LONG_AGO: {
    title: 'Слишком поздно',
    line: 'Свой скан можно отменить в течение 24 часов',
    next: 'Позовите старшего',
  },
  CHANGED_SINCE: {
    title: 'Уже изменено',
    line: 'После этого скана с посылкой сделали ещё что-то',
    next: 'Сначала отмените это или позовите старшего',
  },
  ANSWERED_SINCE: {
    title: 'Есть ответ',
    line: 'Клиент уже ответил, что делать с посылкой',
    next: 'Сделайте, как он ответил, или позовите старшего',
  },
  BAG_NOT_EMPTY: {
    title: 'Мешок не пуст',
    line: 'В мешке что-то лежит, его открытие не отменить',
    next: 'Выньте всё и отмените ещё раз',
  },
  BAG_INSIDE: {
    title: 'Лежит в мешке',
    line: 'Мешок лежит в другом мешке, его открытие не отменить',
    next: 'Выньте его оттуда и отмените ещё раз',
  },
  BAG_INSIDE_CLOSED: {
    title: 'В закрытом мешке',
    line: 'Мешок лежит в другом мешке, и тот закрыт',
    next: 'Сначала откройте внешний мешок',
  },
  BAG_ABOARD: { title: 'Уже в рейсе', line: 'Мешок погружен в рейс', next: 'Сначала снимите его с рейса' },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
