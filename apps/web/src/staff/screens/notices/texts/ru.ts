import type { WordsOf } from '@rohi/contract/locales';

/** Words of the list of notices. */
export const texts = {
  title: 'Объявления и новости',
  create: 'Новое объявление',
  fresh: 'Новое объявление',
  search: 'Заголовок, текст или адрес',
  sections: { what: 'Что это', when: 'Когда и кому', text: 'Текст на четырёх языках' },
  /** Beside the fields, by their keys. */
  hints: {
    slug: 'Латинские строчные буквы, цифры и дефис: pereval-kulma-zakryt',
    pinned: 'Закреплённое стоит выше всех новых.',
    publishAt: 'До этого времени объявление никто не увидит.',
    expiresAt: 'Не заполнено — показывать, пока не снимут вручную.',
    bodies:
      'Markdown: ## заголовок, - список, **жирный**, [ссылка](/tariffs), > совет. HTML останется текстом.',
  },
  form: {
    bothLines: 'Оба направления',
  },
  pinnedMark: 'Закреплено',
  waiting: 'ждёт времени',
  over: 'срок вышел',
  preview: { label: 'Так увидят клиенты', empty: 'Здесь появится текст.' },
};

export type NoticesListTexts = WordsOf<typeof texts>;
