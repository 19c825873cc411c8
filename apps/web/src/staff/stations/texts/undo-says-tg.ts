import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

export const undoSays = {
  UNDONE: { title: 'Бекор шуд', line: 'Ҳамааш мисли пеш аз ин скан', next: 'Бори навбатиро скан кунед' },
  UNDONE_BEFORE: {
    title: 'Бекор шудааст',
    line: 'Ин скан пештар бекор шуд',
    next: 'Бори навбатиро скан кунед',
  },
  NOTHING_TO_UNDO: {
    title: 'Бекор нашуд',
    line: 'Скан чизеро тағйир надод ё ин тавр бекор намешавад',
    next: 'Сканро давом диҳед',
  },
  NOT_YOURS: { title: 'Скани шумо не', line: 'Онро ҳамкор кард', next: 'Ҳамкор ё сардорро ҷеғ занед' },
  TOO_LONG_AGO: {
    title: 'Хеле дер',
    line: 'Скани худро дар 24 соат бекор кардан мумкин',
    next: 'Сардорро ҷеғ занед',
  },
  CHANGED_SINCE: {
    title: 'Тағйир ёфт',
    line: 'Баъди ин скан бо бор боз коре карданд',
    next: 'Аввал онро бекор кунед ё сардорро ҷеғ занед',
  },
  ANSWERED_SINCE: {
    title: 'Ҷавоб ҳаст',
    line: 'Муштарӣ аллакай гуфт, ки бо бор чӣ кунанд',
    next: 'Чунон ки ӯ гуфт, кунед ё сардорро ҷеғ занед',
  },
  BAG_NOT_EMPTY: {
    title: 'Халта холӣ нест',
    line: 'Дар халта чизе ҳаст, кушоданашро бекор кардан мумкин нест',
    next: 'Ҳамаро бароред ва боз бекор кунед',
  },
  BAG_INSIDE: {
    title: 'Дар халта аст',
    line: 'Халта дар халтаи дигар аст, кушоданашро бекор кардан мумкин нест',
    next: 'Онро бароред ва боз бекор кунед',
  },
  BAG_INSIDE_CLOSED: {
    title: 'Халтаи пӯшида',
    line: 'Халта дар халтаи дигар аст, ва он пӯшида',
    next: 'Аввал халтаи беруниро кушоед',
  },
  BAG_ABOARD: { title: 'Дар рейс аст', line: 'Халта ба рейс бор шуд', next: 'Аввал онро аз рейс гиред' },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
