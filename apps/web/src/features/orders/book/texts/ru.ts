import type { WordsOf } from '@rohi/contract/locales';

/** Texts of the book of recipients. */
export const texts = {
  title: 'Получатели',
  lead: 'Кто забирает ваши посылки в Таджикистане. Выбирайте их в заказе одним нажатием.',
  add: 'Добавить получателя',
  usual: 'Основной',
  ownPoint: 'Ваш пункт выдачи',
  edit: 'Изменить',
  editName: (name: string) => `Изменить: ${name}`,
  remove: 'Удалить',
  removeName: (name: string) => `Удалить: ${name}`,
  count: (recipients: number, most: number) => `${recipients} из ${most}`,
  none: {
    title: 'Получателей пока нет',
    text: 'Добавьте себя, родных или клиентов, чтобы не вводить имя и телефон в каждом заказе.',
  },
  form: {
    newTitle: 'Новый получатель',
    editTitle: 'Получатель',
    name: 'Имя и фамилия',
    phone: 'Телефон в Таджикистане',
    phoneHint: 'Например, 92 700 11 22',
    point: 'Где забирает посылки',
    pointHint: 'Как у меня',
    note: 'Пометка для себя',
    noteHint: 'Например, «сестра». В заказ не попадает.',
    usual: 'Основной получатель: подставлять в новые заказы',
    save: 'Сохранить',
    cancel: 'Отмена',
    saved: 'Получатель сохранён.',
    wrong: { name: 'Укажите имя', phone: 'Проверьте номер: девять цифр или с кодом страны' },
    conflict: {
      text: 'Этого получателя изменили в другом окне. Ваши изменения ещё не сохранены.',
      yes: 'Показать новые данные',
      no: 'Оставить мои',
    },
  },
  removeDialog: {
    title: (name: string) => `Удалить «${name}»?`,
    text: 'В созданных заказах имя и телефон останутся.',
    yes: 'Удалить',
    no: 'Не удалять',
    done: 'Получатель удалён.',
  },
};

export type BookTexts = WordsOf<typeof texts>;
