import type { WordsOf } from '@rohi/contract/locales';

/** Words of the station where parcels are put away. */
export const texts = {
  title: 'Раскладка',
  placeholder: 'Ячейка, затем посылки',
  ready: { title: 'Сканируйте', line: 'Сначала ячейку', next: 'Отсканируйте ячейку' },
  help: {
    title: 'Помощь',
    line: 'Карты: ячейка, дальше (готово), выйти',
    next: 'Начните с ячейки',
  },
  own: {
    CHOSEN: { title: 'Ячейка выбрана', line: 'Следующие посылки лягут в неё', next: 'Сканируйте посылки' },
    HOLD: { title: 'Какая ячейка?', line: 'Ячейка ещё не выбрана', next: 'Отсканируйте, в какую положить' },
    CELL_NEXT: {
      title: 'Ячейка',
      line: 'Следующий скан будет ячейкой',
      next: 'Отсканируйте ячейку',
    },
    DONE: { title: 'Готово', line: 'В эту ячейку больше ничего', next: 'Отсканируйте следующую ячейку' },
  },
  card: {
    empty: {
      title: 'Ячейка не выбрана',
      text: 'Отсканируйте ячейку, затем посылки или мешки. Когда всё разложено, ячейку ещё раз.',
    },
    /** Scanned, and not answered yet. */
    waits: 'ждёт отправки',
    cell: 'Ячейка',
    count: 'положено',
    other: 'Другая ячейка',
    done: 'Готово',
  },
};

export type ShelvingTexts = WordsOf<typeof texts>;
