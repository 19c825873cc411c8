import type { StationsTexts } from './ru.ts';

export const scannerWords: StationsTexts['scanner'] = {
  title: '扫描枪',
  why: '有的扫描枪扫完会自动按回车或 Tab，有的不会。测试一次后，即使扫描中途停顿，单号也不会被截断。',
  test: '测试扫描',
  hint: '点这里，然后扫任意一个条码',
  found: {
    SIGN: '已完成：扫完会自动按回车或 Tab',
    NONE: '已完成：扫完不按任何键',
    byHand: '像是手动输入的，请用扫描枪扫任意一个条码',
  },
  bar: { SIGN: '扫描枪：带回车', NONE: '扫描枪：不带回车', unknown: '请测试扫描枪' },
};
