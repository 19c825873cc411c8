import type { SharedTexts } from '../checklist-kind.ts';

export const texts = {
  own: {
    GO_ON: { title: '请扫描', line: '继续扫描大包和包裹', next: '扫描大包或包裹' },
    READ_BAG_SEAL: { title: '袋封号？', line: '与封袋时登记的封号核对', next: '扫描封号；无封条按 F4' },
    SCAN_DAMAGED: {
      title: '哪一件破损？',
      line: '破损将登记在下一个扫描的包裹上',
      next: '扫描破损的包裹；再按 F4 取消',
    },
  },
  known: {
    EXPECTED: { title: '在清单上', line: '已暂存，联网后发送', next: '继续扫描' },
    SCANNED: { title: '重复扫描', line: '此件已扫描过', next: '继续扫描' },
  },
  list: {
    needsLine: '离线时显示之前的列表。开始接收需要联网。',
    begin: '开始接收',
    goOn: '继续',
  },
  card: {
    scanned: '已扫描',
    implied: '整袋，封条完好',
    missing: '缺少',
    expected: '应到',
    waits: (count) => `${count} 次扫描待发送`,
    listsNeedLine: '离线时列表不更新。请继续扫描，均已保存。',
    damaged: '破损',
    brokenSeal: '无封条',
    finish: '结束接收',
    finished: '接收已结束',
    unsettled: (count) => `未处理：${count}`,
    finishNeedsLine: '结束接收需要联网。',
  },
  missing: {
    title: '缺少',
    none: '应到的都已到。',
    bag: (parcels) => `大包，${parcels} 件`,
    lookAgain: '继续找',
    about: (act, code) => `${act}：${code}`,
  },
  surplus: {
    title: '多出',
    none: '没有多出的。',
    unowned: '无此单号，收件人未知',
    takenIn: '已在此接收',
    takeIn: '在此接收',
  },
  damage: { title: '破损', none: '没有破损。', open: '打开包裹' },
  settled: {
    LOOK_AGAIN: '查找中',
  },
  notAll: (parcels) => `另有 ${parcels} 件`,
} satisfies SharedTexts;
