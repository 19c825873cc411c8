import type { WordsOf } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const seconds = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };
const minutes = { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' };

/** After «короче» and «длиннее». */
const characters = { one: 'символа', few: 'символов', many: 'символов', other: 'символа' };

/** After «от»: «от 15 знаков». */
const signs = { one: 'знака', few: 'знаков', many: 'знаков', other: 'знака' };

const leadsTo: Partial<Record<PageName, string>> = {
  home: 'После входа откроем главную страницу.',
  parcelTracking: 'После входа вернём вас к поиску посылок.',
  orderManagement: 'После входа откроем ваши заказы.',
  profile: 'После входа откроем ваш профиль.',
  platform: 'После входа откроем личный кабинет.',
  balance: 'После входа откроем ваш счёт.',
  orderPickupPoint: 'После входа откроем ваш пункт выдачи.',
};

/** Texts of the screens on which one logs in, registers, resets a password and changes the own data. */
export const texts = {
  fields: {
    loginName: 'Имя пользователя, почта или телефон',
    username: 'Имя пользователя',
    usernameHint: 'Латинские буквы и цифры, от 3 знаков',
    usernameFree: 'Имя свободно',
    password: 'Пароль',
    repeatPassword: 'Повторите пароль',
    newPassword: 'Новый пароль',
    showPassword: 'Показать пароль',
    email: 'Почта',
    phone: 'Телефон',
    letterCode: 'Код из письма',
    oneTimeCode: 'Одноразовый код',
  },
  /** Each field has a prompt asking for it (specification, section 5). */
  prompts: {
    loginName: 'Введите имя пользователя, почту или телефон',
    username: 'Введите имя пользователя',
    password: 'Введите пароль',
    repeatPassword: 'Введите пароль ещё раз',
    email: 'Введите почту',
    phone: 'Введите номер телефона',
    letterCode: 'Введите код из письма',
    codeFirst: 'Сначала запросите код: он придёт письмом',
    oneTimeCode: 'Введите код из приложения',
    over18: 'Подтвердите, что вам исполнилось 18 лет',
    offer: 'Чтобы зарегистрироваться, примите публичную оферту',
  },
  wrong: {
    username:
      'Начните с латинской буквы; дальше — буквы, цифры, точка, дефис или подчёркивание, всего 3–32 знака',
    usernameTaken: 'Это имя уже занято',
    email: 'Проверьте адрес: так почта не пишется',
    phone: 'Проверьте номер: с кодом страны, например +992 93 555 01 48',
    passwordTooShort: (min: number) => `Пароль не может быть короче ${min} ${pluralRu(min, characters)}`,
    passwordTooLong: (max: number) => `Пароль не может быть длиннее ${max} ${pluralRu(max, characters)}`,
    mismatch: 'Пароли не совпадают',
  },
  /** On a button that rests after too many tries. */
  wait: (n: number) => `Снова через ${n} ${pluralRu(n, seconds)}`,
  letter: {
    send: 'Получить код',
    /** "Try again in {0} seconds" (specification, section 5). */
    resendIn: (n: number) => `Повторить через ${n} ${pluralRu(n, seconds)}`,
    resend: 'Отправить ещё раз',
    sent: (email: string, n: number) =>
      `Мы отправили 6 цифр на ${email}. Код действует ${n} ${pluralRu(n, minutes)}.`,
  },
  /** How far a password has come, 1 to 4. */
  strength: {
    levels: ['Слабый.', 'Так себе.', 'Хороший.', 'Надёжный.'] satisfies readonly [
      string,
      string,
      string,
      string,
    ],
    advice: (length: number) => `Ещё надёжнее от ${length} ${pluralRu(length, signs)}.`,
  },
  login: {
    leadsTo,
    leadsBack: 'После входа вернём вас на прежнюю страницу.',
    submit: 'Войти',
    forgotten: 'Забыли пароль?',
    newHere: 'Впервые у нас?',
    register: 'Зарегистрироваться',
    haveCode: 'Мне уже давали код клиента',
    trackWithout: 'Отследить без входа',
    oneTimeCode: {
      lead: 'Этот аккаунт защищён одноразовыми кодами. Откройте приложение и введите код из него. Нет телефона — введите один из кодов восстановления. Если нет и их, администратор снимет коды и даст временный пароль.',
      submit: 'Подтвердить',
      back: 'Войти под другим именем',
    },
    /** A code by letter instead of the wait after too many tries. */
    letter: {
      offer:
        'Попытки могли быть не вашими. Чтобы не ждать, введите свой пароль и войдите с кодом: мы отправим его на почту аккаунта.',
      ask: 'Получить код письмом',
      lead: 'Войдите с кодом из письма: ждать не придётся.',
      sent: 'Если имя и пароль верны и в аккаунте указана почта, письмо с кодом уже отправлено. Код действует 10 минут.',
    },
  },
  register: {
    lead: 'После неё вы получите личный код и адрес склада в Китае.',
    over18: (years: number) => `Мне исполнилось ${years} лет`,
    offer: (date: string) => ({ before: 'Принимаю ', link: 'публичную оферту', after: ` от ${date}` }),
    newTab: 'откроется в новой вкладке',
    submit: 'Зарегистрироваться',
    haveAccount: 'Уже есть аккаунт?',
    logIn: 'Войти',
    /** Specification, section 8. */
    done: 'Вы зарегистрированы',
  },
  reset: {
    lead: 'Пришлём код на почту, указанную в аккаунте. На всех устройствах придётся войти заново.',
    submit: 'Сохранить пароль',
    done: 'Новый пароль сохранён. Войдите с ним.',
    remembered: 'Вспомнили пароль?',
  },
  /** The page of the letter to an old e-mail address. */
  undo: {
    lead: 'Адрес почты вашего аккаунта изменён. Если это сделали не вы, верните прежний адрес.',
    old: 'Прежний адрес',
    new: 'Новый адрес',
    changed: 'Изменён',
    /** What comes of it, line by line. */
    comes: [
      'Прежний адрес снова станет адресом аккаунта.',
      'На всех устройствах вход будет завершён.',
      'Пароль перестанет действовать: новый вы зададите по коду из письма.',
    ],
    submit: 'Вернуть прежний адрес',
    keep: 'Всё верно, оставить как есть',
    until: (when: string) => `Это можно сделать до ${when}.`,
    over: 'Ссылка больше не действует',
    overHelp:
      'Она уже использована, или ей больше семи дней. Если вы только что вернули адрес, задайте новый пароль. Если нет, напишите нам.',
    contact: 'Связаться с нами',
    done: (email: string) => `${email} — снова адрес вашего аккаунта`,
    next: 'На всех устройствах вход завершён. Теперь задайте новый пароль: код придёт на этот адрес.',
    setPassword: 'Задать новый пароль',
  },
  profile: {
    basics: 'Основные данные',
    emailHint: 'Новый адрес подтвердите кодом: мы отправим его туда.',
    /** Above the field for the password or the one-time code, beside changed data of the log-in. */
    proofHint: 'Данные для входа меняются только с паролем: введите его ещё раз.',
    codeHint: 'Данные для входа меняются только с одноразовым кодом из приложения.',
    save: 'Сохранить',
    nothingChanged: 'Вы ничего не изменили',
    /** Specification, section 8. */
    saved: 'Готово: изменения сохранены',
    letters: {
      title: 'Письма о посылках',
      label: 'Писать мне, когда посылка сменила статус',
      text: (email: string) =>
        `Отправляем на ${email}: выехала из Китая, прибыла в Душанбе, ждёт в пункте, выдана или отменена. Ночью, с 21:00 до 08:00, не пишем.`,
      noEmail: 'Укажите почту в основных данных: без неё писать некуда.',
    },
    logins: {
      title: 'Где выполнен вход',
      lead: 'Незнакомое устройство? Завершите вход на нём и смените пароль.',
      unknownDevice: 'Неизвестное устройство',
      current: 'Это устройство',
      lastSeen: (when: string) => `Последнее обращение: ${when}`,
      end: 'Завершить',
      /** Accessible name of the button. */
      endOf: (device: string) => `Завершить вход: ${device}`,
      /** Ends every login but this one. */
      endOthers: 'Завершить все, кроме этого',
      endedOthers: 'Все остальные входы завершены',
    },
    oneTimeCodes: {
      title: 'Одноразовые коды',
      off: 'Сейчас для входа хватает пароля. С кодом из приложения чужой человек не войдёт, даже узнав пароль.',
      on: 'При входе запрашиваем код из приложения.',
      start: 'Включить',
      begin: 'Продолжить',
      scan: 'Отсканируйте рисунок приложением для одноразовых кодов или введите в нём ключ, затем впишите код, который оно покажет.',
      qr: 'QR-код для приложения',
      secret: 'Ключ',
      confirm: 'Подтвердить',
      stop: 'Отключить',
      stopLead: 'Чтобы отключить коды, введите пароль и код из приложения.',
      /** Codes for a phone that is lost: their name, what they are for, and that they are written down. */
      recovery: 'Коды восстановления',
      recoveryLead:
        'Запишите эти десять кодов или распечатайте: потеряете телефон — войдёте с одним из них. Каждый подходит один раз. Больше мы их не покажем.',
      recoverySaved: 'Коды сохранены',
      /** How many are left, what it means when few are, and the way to new ones. */
      recoveryLeft: (n: number) => `Осталось кодов восстановления: ${n}.`,
      recoveryFew: 'Это мало: без телефона и кодов войти поможет только администратор. Получите новые.',
      renew: 'Новые коды восстановления',
      renewLead: 'Прежние коды восстановления перестанут подходить. Введите пароль и код из приложения.',
      cancel: 'Отмена',
    },
  },
};

export type AccountTexts = WordsOf<typeof texts>;
