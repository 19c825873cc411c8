import type { NameTexts } from './ru.ts';

export const texts: NameTexts = {
  add: '添加备注名',
  change: '修改备注名',
  label: '包裹备注名',
  hint: '例如“给玛尼扎的冬靴”，仅您本人可见。',
  save: '保存',
  cancel: '取消',
  remove: '删除备注名',
  saved: '备注名已保存。',
  removed: '备注名已删除。',
  errors: {
    badCharacters: '备注名中含有不可见字符，请手动输入。',
    tooLong: '最多 60 个字符。',
  },
};
