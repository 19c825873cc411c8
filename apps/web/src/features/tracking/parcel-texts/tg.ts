import { problemAdviceTg } from '@rohi/contract/tracking/problem-advice/tg';
import type { ParcelTexts } from './ru.ts';

export const texts: ParcelTexts = {
  tools: {
    label: 'Бо рӯйхат чӣ кардан',
    withProblem: 'Бо мушкилӣ',
    copy: 'Нусхаи рӯйхат',
    copied: (count) => `Нусха гирифта шуд: ${count} бор`,
    notCopied: 'Браузер нусха гирифтанро иҷозат надод. Рӯйхатро ҳамчун файл сабт кунед.',
    save: 'Сабт ҳамчун файл',
    saved: (count) => `Дар файл ${count} бор`,
    file: 'borho',
    separator: ';',
    name: 'Номи додаи шумо',
    headline: 'Бор дар куҷост',
    problems: 'Мушкилиҳо',
    eventTime: 'Вақти рӯйдод',
  },
  share: {
    button: 'Фиристодан',
    label: (code) => `Фиристодани пайванди бори ${code}`,
    title: (code) => `Бори ${code}`,
    copied: 'Нусхаи пайванд гирифта шуд: онро ба ҳар кас фиристодан мумкин',
    notCopied: (address) => `Браузер нусха гирифтанро иҷозат надод. Пайванд: ${address}`,
  },
  parts: problemAdviceTg.parts,
  problems: problemAdviceTg.problems('{{hotline}}'),
};
