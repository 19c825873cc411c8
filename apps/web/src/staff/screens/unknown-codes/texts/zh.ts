import type { UnknownCodesTexts } from './ru.ts';

export const texts: UnknownCodesTexts = {
  title: '无主编号',
  counts: (count, under) => `${count} 个编号，${under} 件包裹`,
  lead: '这些编号写在包裹上，但没有对应的客户。请用该编号新建客户，或指明它属于哪位客户：其下所有包裹将立即归该客户。',
  none: '包裹上的编号都有对应客户',
  first: (count) => `仅列出包裹最多的 ${count} 个编号。`,
  toCustomers: '客户',
  parcels: (count) => `${count} 件包裹`,
  lastAt: (moment) => `最近动态 ${moment}`,
  guesses: '可能是',
  noGuess: '没有相似的编号',
  by: { NOUGHTS: '去掉前面的零后相同', LOOKS_ALIKE: '字符相似', DIGITS: '数字相同' },
  isTheirs: (code, written) => `${written} 是客户 ${code} 的编号`,
  make: '新建客户',
  another: '属于其他客户',
  noCode: '这不像客户编号。请打开包裹，逐件交给其主人。',
  mayNot: '编号属于谁，由主管指明。',
  dialog: {
    title: (written) => `编号 ${written} 属于谁？`,
    lead: (count) => `该编号将永久成为此客户的另一个编号，其下 ${count} 件包裹归此客户。`,
    field: '客户编号',
    needed: '请输入客户编号。',
    no: '取消',
    yes: '是，属于该客户',
  },
  done: (code, count) => `客户 ${code} 获得 ${count} 件包裹。`,
};
