import type { StationCommand } from '@rohi/contract/stations/command-cards';

/** What a command card says: both languages of the stations in China stand on each. */
export const commandWords: Readonly<Record<StationCommand, { zh: string; ru: string }>> = {
  NEXT: { zh: '下一件', ru: 'Дальше' },
  UNDO: { zh: '撤销', ru: 'Отменить' },
  PHOTO: { zh: '拍照', ru: 'Фото' },
  NOWEIGHT: { zh: '无重量', ru: 'Без веса' },
  DAMAGED: { zh: '破损', ru: 'Повреждено' },
  PROHIBITED: { zh: '违禁品', ru: 'Запрещено' },
  NOCODE: { zh: '无单号', ru: 'Нет кода' },
  NEWBAG: { zh: '新袋', ru: 'Новый мешок' },
  CLOSEBAG: { zh: '封袋', ru: 'Закрыть мешок' },
  REPRINT: { zh: '重打标签', ru: 'Печать ещё раз' },
  CELL: { zh: '货位', ru: 'Ячейка' },
  HELP: { zh: '帮助', ru: 'Помощь' },
  LOGOUT: { zh: '退出', ru: 'Выйти' },
};

export const sheetWords = {
  title: '命令卡 · Командные карты',
  lead: '扫描卡片代替键盘 · Сканируйте карту вместо клавиатуры',
  paper: 'A4, 100 %',
  again: '× 2',
  againZh: '3 秒内再扫一次，确认',
  againRu: ['Такую карту сканируйте дважды', 'за 3 секунды: отменить будет нельзя.'],
  cut: ['按 100% 打印，沿虚线裁开。', 'Печать 100 %, резать по пунктиру.'],
} as const;
