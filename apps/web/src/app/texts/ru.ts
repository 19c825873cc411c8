import type { WordsOf } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';

/** Texts of the frame around every page, and of the pages that have none of their own. */
export const siteTextsRu = {
  brand: '{{brandName}}',
  /** Title of the document on /home. */
  homeTitle: '{{brandName}} — доставка из Китая в Таджикистан',
  skipToContent: 'Перейти к содержанию',
  nav: {
    label: 'Основное меню',
    orders: 'Заказы',
    tariffs: 'Тарифы',
    logIn: 'Войти',
    openMenu: 'Открыть меню',
    closeMenu: 'Закрыть меню',
    /** Accessible name of the language button; `current` is the short name that it shows. */
    language: (current: string) => `${current}, выбрать язык`,
  },
  footer: {
    label: 'Контакты и документы',
    hotline: 'Горячая линия',
    messengers: 'Мессенджеры',
    apps: 'Приложения',
    pages: 'О сервисе',
    aboutUs: 'О компании',
    contact: 'Контакты',
    privacyPolicy: 'Политика конфиденциальности',
    termsOfService: 'Публичная оферта',
  },
  /** Heading and document title of each page. */
  pageTitles: {
    home: 'Главная',
    parcelTracking: 'Где моя посылка?',
    tariffs: 'Тарифы',
    freightQuotation: 'Расчёт доставки',
    contact: 'Контакты',
    help: 'Помощь',
    termsOfService: 'Публичная оферта',
    privacyPolicy: 'Политика конфиденциальности',
    prohibitedGoods: 'Запрещённые товары',
    faq: 'Вопросы и ответы',
    aboutUs: 'О компании',
    info: 'Информация',
    news: 'Новости',
    videoLessons: 'Видеоуроки',
    returns: 'Возвраты',
    billingAndPoints: 'Оплата и баллы',
    partners: 'Партнёрам',
    pickupPoints: 'Пункты выдачи',
    login: 'Вход',
    register: 'Регистрация',
    resetPassword: 'Новый пароль',
    claim: 'У меня уже есть код',
    undoEmail: 'Отмена смены почты',
    profile: 'Профиль',
    orderManagement: 'Заказы',
    platform: 'Личный кабинет',
    balance: 'Счёт',
    orderPickupPoint: 'Мой пункт выдачи',
  } satisfies Record<PageName, string>,
  toHome: 'На главную',
  toTracking: 'Отследить посылку',
  notFound: {
    title: 'Такой страницы нет',
    text: 'Возможно, в адресе опечатка или страница переехала.',
  },
  /** A page that is not stored on the device, without a network. */
  offline: {
    title: 'Нет сети',
    text: 'Эта страница ещё не открывалась на этом устройстве. Откроется сама, когда появится связь. То, что вы открывали раньше, доступно и сейчас:',
  },
  failure: {
    title: 'Что-то пошло не так',
    text: 'Страница не открылась. Загрузите её ещё раз; если не поможет, позвоните на {{hotline}}.',
    tooSlow: 'Страница загружается слишком долго. Проверьте связь и попробуйте ещё раз.',
    again: 'Загрузить ещё раз',
  },
};

export type SiteTexts = WordsOf<typeof siteTextsRu>;
