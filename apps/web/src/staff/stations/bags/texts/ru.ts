import type { WordsOf } from '@rohi/contract/locales';
import type { ClosingQuestion } from '../bag-work.ts';
import type { VerdictWords } from '../../verdict/tones.ts';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

/** Words of the bag station. */
export const texts = {
  title: 'Упаковка',
  placeholder: 'Посылки в мешок, затем код мешка',
  ready: { title: 'Сканируйте', line: 'Код мешка, чтобы его наполнять', next: 'Отсканируйте мешок' },
  help: {
    title: 'Помощь',
    line: 'Карты: новый мешок, закрыть мешок, отменить, печать ещё раз, выйти',
    next: 'Начните с кода мешка',
  },
  own: {
    NO_WEIGHT: { title: 'Взвесьте', line: 'Мешок закрывают с весом', next: 'Введите вес и нажмите Enter' },
    BAD_WEIGHT: {
      title: 'Вес неверен',
      line: 'Пишите в килограммах, например 42,1',
      next: 'Введите вес ещё раз',
    },
    NO_SEAL: {
      title: 'Номер пломбы',
      line: 'Пломба не указана',
      next: 'Отсканируйте её; если её нет, снова Enter',
    },
    SCALE_MOVES: {
      title: 'Весы не готовы',
      line: 'Вес не установился, или весы не вернулись к нулю',
      next: 'Дождитесь и взвесьте ещё раз',
    },
    SEALED: { title: 'Пломба есть', line: 'Мешок ещё не закрыт', next: 'Нажмите Enter, чтобы закрыть' },
    NEEDS_LINE: {
      title: 'Нужна связь',
      line: 'Без связи нового кода мешка не получить',
      next: 'Возьмите мешок с кодом или дождитесь связи',
    },
    IN_HAND: { title: 'Код мешка', line: 'Мешок ещё не выбран', next: 'Отсканируйте, в какой положить' },
    TAKE_OUT: {
      title: 'Вынуть',
      line: 'Следующая посылка или мешок будет вынут',
      next: 'Отсканируйте, что вынимаете',
    },
    GO_ON: { title: 'Сканируйте', line: 'Мешок остаётся открытым', next: 'Посылка или код мешка' },
  } satisfies Record<
    | Exclude<ClosingQuestion, 'FAR_FROM_CONTENTS'>
    | 'IN_HAND'
    | 'NEEDS_LINE'
    | 'TAKE_OUT'
    | 'GO_ON'
    | 'SEALED',
    VerdictWords
  >,
  bag: {
    /** It is being filled. */
    filling: 'Наполняется',
    noDestination: 'направление не указано',
    /** By which it leaves. */
    channel: (name: string) => `канал «${name}»`,
    noChannel: 'канал — по первой посылке',
    parcels: 'шт.',
    customers: (count: number) =>
      `${count} ${pluralRu(count, { one: 'клиент', few: 'клиента', many: 'клиентов', other: 'клиента' })}`,
    level: (level: number) => `Уровень ${level}`,
    contents: 'В мешке, последние сверху',
    customer: 'Клиент',
    goods: 'Товар',
    weight: 'кг',
    empty: 'Мешок пока пуст.',
    offline: 'Без связи: по снимку и сканам этого устройства.',
    waits: 'ждёт отправки',
    move: 'Переложить: посылка, затем другой мешок',
    takeOut: 'Вынуть',
    takeOutOf: (code: string) => `Вынуть ${code} из мешка`,
    sum: 'Сумма в мешке',
    scale: 'Вес мешка',
    difference: 'Разница, можно 3 %',
    unweighed: 'есть без веса',
    seal: 'Номер пломбы',
    label: 'Ярлык',
    close: 'Закрыть',
    aside: 'Отложить',
  },
  list: {
    title: 'Мешок не выбран',
    lead: 'Отсканируйте код мешка. Если его ещё нет, откройте новый.',
    kind: 'Вид',
    destination: 'Куда',
    none: 'не указано',
    channel: 'Канал',
    anyChannel: 'по первой посылке',
    newBag: 'Новый мешок',
    open: 'Открытые мешки',
    noneOpen: 'Открытых мешков нет.',
    closed: 'Закрыты последними',
    go: 'Наполнять',
    fill: (code: string) => `Наполнять ${code}`,
    reopen: 'Открыть снова',
    reopenBag: (code: string) => `Открыть снова ${code}`,
    reason: 'Почему открываете',
    reopened: 'Мешок снова открыт.',
    print: (code: string) => `Печатать ярлык ${code}`,
    seal: (seal: string) => `пломба ${seal}`,
    needsLine: 'Без связи: мешки, которые знает это устройство. Новый код выдаётся только на связи.',
  },
};

export type BagsTexts = WordsOf<typeof texts>;
