import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { SessionTexts } from './session-texts.ts';

export const texts: SessionTexts = {
  menu: { changePassword: 'Сменить пароль', logOut: 'Выйти', tracking: 'Отследить посылку', help: 'Помощь' },
  cabinet: {
    label: 'Личный кабинет',
    platform: 'Главная',
    orderManagement: 'Заказы',
    balance: 'Счёт',
    orderPickupPoint: 'Пункт выдачи',
    point: 'Пункт',
    profile: 'Профиль',
  },
  unread: (count) => `непрочитанных: ${count}`,
  ended: {
    title: 'Вход устарел',
    text: 'Время сессии истекло, войдите снова',
    back: 'Мы вернём вас на эту же страницу.',
    ok: 'ОК',
  },
  password: {
    title: 'Сменить пароль',
    old: 'Текущий пароль',
    fresh: 'Новый пароль',
    repeat: 'Новый пароль ещё раз',
    show: 'Показать пароль',
    oldRequired: 'Введите текущий пароль',
    freshRequired: 'Введите новый пароль',
    freshTooShort: (min) =>
      `Новый пароль не может быть короче ${min} ${pluralRu(min, { one: 'символа', few: 'символов', many: 'символов', other: 'символа' })}`,
    repeatRequired: 'Введите новый пароль ещё раз',
    mismatch: 'Новые пароли не совпадают',
    othersEnd: 'На остальных устройствах придётся войти заново.',
    cancel: 'Отмена',
    save: 'Сохранить',
    changed: 'Пароль успешно изменён!',
    wait: (seconds) =>
      `Снова через ${seconds} ${pluralRu(seconds, { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' })}`,
  },
};
