import type { OwnerTexts } from './ru.ts';

export const texts: OwnerTexts = {
  openUntil: (time) => `Кушода то ${time}`,
  opensAt: (day, time) => `Ҳозир пӯшида, ${day} соати ${time} кушода мешавад`,
  alwaysOpen: 'Шабонарӯз кушода',
  free: (day, left) => `Нигоҳдории ройгон то ${day} — боз ${left}\u00a0рӯз`,
  freeToday: 'Имрӯз рӯзи охирини нигоҳдории ройгон',
  running: (amount, perDay) => `Нигоҳдорӣ ҳисоб мешавад: ${amount}, рӯзе ${perDay}`,
  most: (amount) => `Нигоҳдорӣ: ${amount}, дигар зиёд намешавад`,
  paused: 'Муҳлати ройгон гузашт, вале барои нигоҳдорӣ ҳоло пул намегирем',
  code: 'Рамзи гирифтан',
  codeLabel: 'Дар нуқта нишон диҳед ё гӯед',
  qr: 'QR бо рамзи гирифтан',
  noCode: 'Рамз ҳозир бор нашуд. Он дар кабинети шахсӣ ҳам ҳаст.',
  loading: 'Рамз бор мешавад…',
  map: 'Дар харита',
  claimWhen: 'Бор осеб дидааст ё чизе намерасад?',
  claim: 'Фиристодани даъво',
  facts: { point: 'Нуқтаи супориш', weight: 'Вазн', chargeable: 'Вазни ҳисобӣ', price: 'Расонидан' },
  weight: (kg) => `${kg}\u00a0кг`,
};
