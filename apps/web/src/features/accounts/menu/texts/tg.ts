import type { SessionTexts } from './ru.ts';

export const texts: SessionTexts = {
  menu: { changePassword: 'Иваз кардани парол', logOut: 'Баромадан', tracking: 'Пайгирии бор', help: 'Ёрӣ' },
  cabinet: {
    label: 'Кабинети шахсӣ',
    platform: 'Асосӣ',
    orderManagement: 'Фармоишҳо',
    balance: 'Тавозун',
    orderPickupPoint: 'Нуқтаи супориш',
    point: 'Нуқта',
    profile: 'Профил',
  },
  unread: (count) => `нохонда: ${count}`,
  ended: {
    title: 'Воридшавӣ кӯҳна шуд',
    text: 'Вақти сессия гузашт, аз нав ворид шавед',
    back: 'Шуморо ба ҳамин саҳифа бармегардонем.',
    ok: 'Хуб',
  },
  password: {
    title: 'Иваз кардани парол',
    old: 'Пароли ҳозира',
    fresh: 'Пароли нав',
    repeat: 'Пароли нав боз як бор',
    show: 'Нишон додани парол',
    oldRequired: 'Пароли ҳозираро нависед',
    freshRequired: 'Пароли навро нависед',
    freshTooShort: (min) => `Пароли нав набояд аз ${min} аломат кӯтоҳ бошад`,
    repeatRequired: 'Пароли навро боз як бор нависед',
    mismatch: 'Паролҳои нав мувофиқ нестанд',
    othersEnd: 'Дар дастгоҳҳои дигар аз нав ворид шудан лозим мешавад.',
    cancel: 'Бекор кардан',
    save: 'Сабт кардан',
    changed: 'Парол иваз шуд!',
    wait: (seconds) => `Баъди ${seconds} сония боз`,
  },
};
