import type { ImportWords } from './ru.ts';

function what(added: number, edited: number): string {
  return [...(added > 0 ? [`新增 ${added} 条`] : []), ...(edited > 0 ? [`修改 ${edited} 条`] : [])].join(
    '、',
  );
}

export const texts: ImportWords = {
  titleOf: (list) => `${list}：从文件导入`,
  cell: (column, value) => `${column}${value === '' ? '' : `“${value}”`}：`,
  lead: '先导出列表，用 Excel 修改后再导入。系统会先显示将发生的变化，确认之前不会写入任何数据。',
  button: '选择文件',
  drop: '或将文件拖到此处',
  dropNow: '松开即可读取',
  limits: (most, megabytes) => `支持 XLSX 或 CSV，最多 ${most} 行、${megabytes} MB`,
  tooLarge: (megabytes) => `文件超过 ${megabytes} MB，请拆分后再导入。`,
  reading: '正在读取文件…',
  template: '下载模板',
  file: (name, count) => `${name}（${count} 行）`,
  unknown: (headings) => `以下列无法识别，不会导入：${headings}`,
  states: { new: '新增', changed: '修改', unchanged: '无变化', refused: '不可导入' },
  filter: '选择要查看的行',
  columns: { row: '行', key: '记录', what: '导入结果' },
  newRow: '新记录',
  same: '与现有内容一致',
  empty: '空',
  was: '原值',
  becomes: '新值',
  nothing: '没有需要写入的内容：文件与现有数据一致。',
  write: (added, edited) => `确认${what(added, edited)}`,
  writing: (done, total) => `已写入 ${done} / ${total}`,
  goOn: '继续写入',
  done: (added, edited) => `导入完成：${what(added, edited)}。`,
  doneNothing: '没有任何记录发生变化。',
  refused: (count) => `有 ${count} 行无法导入。请下载并查看原因，修改后重新导入。`,
  saveRefused: '下载未导入的行',
  saved: '文件已保存',
  another: '换一个文件',
  close: '关闭',
  none: {
    new: '文件中没有新记录。',
    changed: '文件中没有修改的记录。',
    unchanged: '没有此类行。',
    refused: '所有行均可导入。',
  },
};
