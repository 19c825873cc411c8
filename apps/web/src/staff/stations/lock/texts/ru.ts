import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

export const texts = {
  /** In the bar at the foot: with a PIN, and before one is set. */
  bar: { lock: 'Блокировка', none: 'ПИН-код не задан' },
  /** Where it is set and changed. */
  setUp: {
    title: 'Блокировка станции',
    hint: 'Шесть цифр, которые знаете только вы. Ими открывается заблокированный экран на этом устройстве, в том числе без связи.',
    pin: 'ПИН-код',
    again: 'Ещё раз',
    save: 'Сохранить',
    saved: 'ПИН-код сохранён',
    notSix: 'Введите шесть цифр.',
    weak: 'Такой ПИН-код угадают первым. Выберите другой.',
    different: 'ПИН-коды не совпадают.',
    needsLine: 'Задать ПИН-код можно только со связью.',
    noCrypto: 'Этот браузер открыл страницу без https и не может хранить ПИН-код.',
    notStored: 'Память устройства не отвечает, ПИН-код не сохранён.',
    lockNow: 'Заблокировать сейчас',
    change: 'Сменить ПИН-код',
    permitUntil: (time: string) => `Работать без связи можно до ${time}.`,
    permitEnded: 'Разрешение работать без связи истекло. Войдите снова, когда будет связь.',
  },
  screen: {
    title: 'Станция заблокирована',
    lead: (name: string) => `Работает ${name}`,
    pin: 'ПИН-код',
    open: 'Открыть',
    wrong: (left: number) => {
      const tries = pluralRu(left, { one: 'попытка', few: 'попытки', many: 'попыток', other: 'попытки' });
      return `Неверный ПИН-код. Осталось: ${left} ${tries}.`;
    },
    noTries: 'Пять неверных попыток. Теперь нужна связь: войдите с паролем.',
    noPin: 'ПИН-код на этом устройстве не задан. Войдите с паролем.',
    /** Offline, when the permit has ended. */
    ended: 'Разрешение работать без связи истекло. Нужна связь, чтобы войти снова.',
    noLine: 'Связи нет. ПИН-код открывает станцию и без неё.',
    /** How many scans wait is shown to anyone before it. */
    waiting: (count: number) => {
      const scans = pluralRu(count, { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' });
      return `Ждут отправки: ${count} ${scans}`;
    },
    logIn: 'Войти с паролем',
    needsLine: 'Войти с паролем можно, когда появится связь.',
  },
  /** In the place of a station that is offline, when the permit has ended and there is no PIN. */
  ended: {
    title: 'Нужна связь',
    text: 'Разрешение работать без связи истекло. Всё, что отсканировано, хранится на этом устройстве; войдите снова, когда связь появится.',
  },
};

export type LockTexts = WordsOf<typeof texts>;
