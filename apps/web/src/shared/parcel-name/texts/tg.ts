import type { NameTexts } from './ru.ts';

export const texts: NameTexts = {
  add: 'Ном додан ба бор',
  change: 'Тағйир додани ном',
  label: 'Номи бор',
  hint: 'Масалан, «мӯзаи зимистонаи Манижа». Онро танҳо шумо мебинед.',
  save: 'Сабт кардан',
  cancel: 'Бекор кардан',
  remove: 'Нест кардани ном',
  saved: 'Ном сабт шуд.',
  removed: 'Ном нест карда шуд.',
  errors: {
    badCharacters: 'Дар ном аломатҳое ҳастанд, ки дида намешаванд. Онро бо даст нависед.',
    tooLong: 'На бештар аз 60 аломат.',
  },
};
