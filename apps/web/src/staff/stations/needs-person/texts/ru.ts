import type { WordsOf } from '@rohi/contract/locales';
import type { TradeEvent } from '@rohi/contract/tracking/event-names';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import type { GivenPassState } from '@rohi/contract/collection/passes/pass-rules';

export const texts = {
  title: 'Нужен человек',
  lead: 'Сканы и записи курьеров, которые нельзя принять молча, и посылки, о которых сообщили, что они лежат на месте. Ничего не потеряно.',
  /** Name of the list, with how many there are in it. */
  list: {
    title: 'Ждут решения',
    more: (count: number, all: number) =>
      `Показаны ${count} из ${all}: остальные откроются, когда разберёте эти.`,
  },
  empty: {
    title: 'Всё разобрано',
    text: 'Сюда попадают сканы, которые ждали связи и не были приняты, сканы, которые передали сотрудники, и посылки, о которых сообщили, что они лежат в пункте или на складе.',
  },
  /** Of a scan that somebody has settled meanwhile. */
  gone: {
    title: 'Этот скан уже разобран',
    text: 'Кто-то решил его раньше, или посылку отсканировали снова.',
  },
  back: 'К списку',
  since: (age: string) => `Не решено, ${age}`,
  facts: { parcel: 'Посылка', customer: 'Клиент', goods: 'Товар', warehouse: 'Склад' },
  server: {
    title: 'Говорит сервер',
    /** No parcel has the code. */
    noParcel: 'Посылки с этим кодом нет',
    noEvents: 'О посылке ничего не записано',
    now: (facts: string) => `Сейчас: ${facts}`,
    /** How the pass stands that was shown, and since when. */
    pass: (serial: string, state: string) => `Пропуск ${serial}: ${state}`,
    passStates: {
      GOOD: 'действует',
      USED: 'использован',
      RUN_OUT: 'срок вышел',
      CANCELLED: 'отозван клиентом',
      REPLACED: 'заменён клиентом',
      DELEGATED: 'отозван: дан пропуск другому',
      COLLECTED: 'отозван: что-то получено',
      NOTHING_LEFT: 'отозван: его посылки возвращены или утилизированы',
    } satisfies Record<GivenPassState, string>,
  },
  /** `keeps`: in the place of `why`, of a parcel that was reported to lie somewhere. */
  device: {
    title: 'Говорит устройство',
    came: (at: string) => `Дошло ${at}`,
    why: (reason: string) => `Почему не принято: ${reason}`,
    keeps: (reason: string) => `Что её держит: ${reason}`,
    /** What the user who passed it on says. */
    remark: (text: string) => `Пишет: ${text}`,
  },
  /** What happened to a parcel beside its way. */
  events: {
    CORRECTED: 'Исправлено',
    FLAG_RAISED: 'Поставлена отметка',
    FLAG_CLEARED: 'Отметка снята',
    EXTERNAL: 'Сообщение перевозчика',
  } satisfies Record<Exclude<ParcelEventType, TradeEvent>, string>,
  /** `liesHere`: in the place of `take`, of a parcel that is brought on nowhere. */
  decision: {
    title: 'Решение',
    take: 'Принять: скан засчитается так, как его сделал оператор, и в то время, когда он его сделал.',
    liesHere:
      'На странице посылки снимите отметку, верните её в работу или отмените: строка уйдёт отсюда сама.',
    aside: 'Отложить: посылка останется такой, какой её знает сервер.',
    onRecord: 'Решение и кто его принял останутся в журнале.',
  },
};

export type NeedsPersonTexts = WordsOf<typeof texts>;
