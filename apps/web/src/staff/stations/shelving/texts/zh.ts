import type { ShelvingTexts } from './ru.ts';

export const texts: ShelvingTexts = {
  title: '上架',
  placeholder: '扫描货位，再扫描包裹',
  ready: { title: '请扫描', line: '先扫描货位', next: '扫描货位' },
  help: { title: '帮助', line: '可用命令卡：货位、下一件（完成）、退出', next: '扫描货位开始' },
  own: {
    CHOSEN: { title: '货位已选', line: '接下来扫描的包裹放入此货位', next: '扫描包裹' },
    HOLD: { title: '请扫货位', line: '还没有选定货位', next: '扫描要放入的货位' },
    CELL_NEXT: { title: '请扫货位', line: '下一次扫描作为货位', next: '扫描货位' },
    DONE: { title: '货位完成', line: '此货位上架结束', next: '扫描下一个货位' },
  },
  card: {
    empty: { title: '还没有选定货位', text: '扫描货位，再扫描包裹或整袋；全部放好后再扫一次货位。' },
    waits: '等待上传',
    cell: '货位',
    count: '件已放入',
    other: '换货位',
    done: '完成',
  },
};
