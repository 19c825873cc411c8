import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

/** Texts for somebody who is logged in, on any page: menu, cabinet, password dialog, end of the session. */
export const texts = {
  /** The user menu; the phone's menu has the other two as well. */
  menu: { changePassword: 'Сменить пароль', logOut: 'Выйти', tracking: 'Отследить посылку', help: 'Помощь' },
  cabinet: {
    label: 'Личный кабинет',
    platform: 'Главная',
    orderManagement: 'Заказы',
    balance: 'Счёт',
    orderPickupPoint: 'Пункт выдачи',
    /** The same in the row of pages, which has to fit on a phone. */
    point: 'Пункт',
    profile: 'Профиль',
  },
  /** How much is unread, after the name of the entry, for who does not see where the number stands. */
  unread: (count: number) => `непрочитанных: ${count}`,
  /** Specification, sections 4 and 8. */
  ended: {
    title: 'Вход устарел',
    text: 'Время сессии истекло, войдите снова',
    back: 'Мы вернём вас на эту же страницу.',
    ok: 'ОК',
  },
  /** Specification, section 5. */
  password: {
    title: 'Сменить пароль',
    old: 'Текущий пароль',
    fresh: 'Новый пароль',
    repeat: 'Новый пароль ещё раз',
    show: 'Показать пароль',
    oldRequired: 'Введите текущий пароль',
    freshRequired: 'Введите новый пароль',
    freshTooShort: (min: number) =>
      `Новый пароль не может быть короче ${min} ${pluralRu(min, { one: 'символа', few: 'символов', many: 'символов', other: 'символа' })}`,
    repeatRequired: 'Введите новый пароль ещё раз',
    mismatch: 'Новые пароли не совпадают',
    /** Shown before: the other logins of the account end. */
    othersEnd: 'На остальных устройствах придётся войти заново.',
    cancel: 'Отмена',
    save: 'Сохранить',
    changed: 'Пароль успешно изменён!',
    wait: (seconds: number) =>
      `Снова через ${seconds} ${pluralRu(seconds, { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' })}`,
  },
};

export type SessionTexts = WordsOf<typeof texts>;
