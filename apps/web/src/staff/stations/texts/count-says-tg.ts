import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

export const countSays = {
  COUNTED: { title: 'Дар ҷояш', line: 'Бор ҳисоб шуд', next: 'Навбатиро скан кунед' },
  COUNTED_ELSEWHERE: {
    title: 'Аз катаки дигар',
    line: 'Аз рӯи сабт он дар катаки дигар буд',
    next: 'Монед, кӯчонидан сабт шуд',
  },
  COUNTED_NEW: {
    title: 'Ин ҷо нав',
    line: 'Дар вақти барӯйхатгирӣ омад, ин фарқ нест',
    next: 'Навбатиро скан кунед',
  },
  ALREADY_COUNTED: {
    title: 'Ҳисоб шудааст',
    line: 'Онро дар ин барӯйхатгирӣ аллакай скан карданд',
    next: 'Навбатиро скан кунед',
  },
  BAG_COUNTED: {
    title: 'Халта ҳисоб шуд',
    line: 'Ҳар чи дар халтаи пӯшида ҳаст, ёфт шуд',
    next: 'Сканро давом диҳед',
  },
  CELL_COUNTED: {
    title: 'Катак омода',
    line: 'Он чи дар он ёфт нашуд, фарқ шуд',
    next: 'Катаки навбатиро скан кунед',
  },
  CELL_COUNTED_BEFORE: {
    title: 'Катак омода аст',
    line: 'Онро аллакай ҳисобшуда қайд карданд',
    next: 'Катаки навбатиро скан кунед',
  },
  FOUND_COLLECTED: {
    title: 'Супорида ҳисоб',
    line: 'Аз рӯи сабт борро муштарӣ гирифт',
    next: 'Ҷудо гузоред ва сардорро ҷеғ занед',
  },
  FOUND_CANCELLED: {
    title: 'Бекор шуд',
    line: 'Аз рӯи сабт бор бекор шуд',
    next: 'Ҷудо гузоред, дафтар қарор мекунад',
  },
  FOUND_WITH_COURIER: {
    title: 'Дар назди курьер',
    line: 'Аз рӯи сабт онро курьер мебарад',
    next: 'Ҷудо гузоред ва аз курьер пурсед',
  },
  FOUND_IN_TRANSFER: {
    title: 'Дар ирсол ҳисоб',
    line: 'Аз рӯи сабт он дар ирсол аст',
    next: 'Ҷудо гузоред ва ирсолро санҷед',
  },
  FOUND_OF_OTHER_UNIT: {
    title: 'Аз ҷои дигар',
    line: 'Ҷояш ин ҷо нест',
    next: 'Барои фиристодан ҷудо гузоред',
  },
  FOUND_NOT_TAKEN_IN: {
    title: 'Қабул нашуда',
    line: 'Онро ин ҷо ҳеҷ кас қабул накард',
    next: 'Ҷудо гузоред ва дар қабул гиред',
  },
  FOUND_UNKNOWN: { title: 'Рамзи номаълум', line: 'Дар сабт чунин рамз нест', next: 'Ба «Зиёдатӣ» гузоред' },
  NO_SUCH_COUNT: {
    title: 'Ёфт нашуд',
    line: 'Ин барӯйхатгирӣ вуҷуд надорад',
    next: 'Онро аз нав кушоед',
  },
  COUNT_OVER: {
    title: 'Тамом шуд',
    line: 'Ба ин барӯйхатгирӣ дигар скан намекунанд',
    next: 'Барӯйхатгирии нав сар кунед',
  },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
