import type { SharedTexts } from './ru.ts';

export const sharedTextsTg: SharedTexts = {
  otherError: 'Нашуд. Боз кӯшиш кунед.',
  noAnswer: 'Бо хизмат алоқа нест. Интернетро санҷед ва боз кӯшиш кунед.',
  again: 'Боз кӯшиш кардан',
  loading: 'Бор мешавад…',
  close: 'Пӯшидан',
};
