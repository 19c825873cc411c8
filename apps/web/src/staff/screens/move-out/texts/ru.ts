import { pluralRu } from '../../../../shared/i18n/plural.ts';

/** Words of the screen on which a firm takes everything along. */
export type MoveOutTexts = typeof texts;

export const texts = {
  title: 'Выезд',
  lead: 'Все данные фирмы одним архивом: таблицы, которые читает переезд, все записи, снимки, описание файлов, числа и суммы. Всё на один момент.',
  there: 'Что есть сейчас',
  nothing: 'Пока ни клиентов, ни посылок: архив будет почти пуст.',
  customers: 'Клиенты',
  parcels: 'Посылки',
  pictures: 'Снимки',
  size: (count: string, megabytes: string) => `${count}, ${megabytes}\u00a0МБ`,
  sides: { DEBT: 'Должны клиенты', CREDIT: 'Внесено клиентами' },
  ofCustomers: (count: number, text: string) =>
    `${text} ${pluralRu(count, { one: 'клиент', few: 'клиента', many: 'клиентов', other: 'клиента' })}`,
  take: 'Забрать всё',
  careful:
    'В архиве личные данные всех клиентов. Храните его так же, как резервные копии. Кто и когда забрал архив, записывается в журнал.',
  withPictures: (megabytes: string) => `Со снимками (${megabytes}\u00a0МБ)`,
  button: 'Забрать всё',
  again: 'Забрать ещё раз',
  running: (megabytes: string) =>
    `Архив собирается и скачивается: ${megabytes}\u00a0МБ. Не закрывайте страницу.`,
  stop: 'Прервать',
  done: (file: string, megabytes: string) => `Готово: ${file}, ${megabytes}\u00a0МБ`,
  next: 'Числа и суммы — в summary.json, описание — в README.md. В новой установке отправьте файлы из папки move-in в «Переезд»: клиенты, посылки, остатки.',
  back: 'Назад к числам',
  failed: (msg: string) => `Архив не забран целиком, его части не годятся. ${msg}`.trim(),
  never: 'Ещё никто не забирал.',
  last: (at: string, by: string) => `Последний раз: ${at}, ${by}`,
  stays: 'Пароли, ключи и коды не уезжают: клиенты снова получат свой код по листку или телефону.',
};
