import type { BagSays } from './stations-texts.ts';

/** What a station says of bags. */
export const bagSays: BagSays = {
  BAG_OPENED: { title: '已打开', line: '此袋可以装件', next: '扫描包裹放入袋中' },
  BAGGED: { title: '已入袋', line: '已放入当前袋', next: '继续，或扫袋号封袋' },
  MOVED_TO_BAG: { title: '已移袋', line: '已从另一个袋移到这里', next: '继续，或扫袋号封袋' },
  TAKEN_OUT: { title: '已取出', line: '已从袋中取出', next: '放回货位，或放入另一个袋' },
  BAG_CLOSED: { title: '已封袋', line: '袋内包裹已全部打包', next: '贴袋标，扫描下一个袋' },
  ALREADY_IN_BAG: { title: '重复扫描', line: '已在本袋', next: '扫下一件；要移袋就扫目标袋' },
  NOT_IN_A_BAG: { title: '不在袋中', line: '此件不在任何袋内', next: '扫描下一件' },
  ALREADY_CLOSED: { title: '重复扫描', line: '此袋已经封好', next: '扫描下一个袋' },
  NO_SUCH_BAG: { title: '无此袋', line: '没有这个袋号', next: '先扫袋号开袋' },
  NOT_A_BAG: { title: '不是袋号', line: '扫到的不是集包袋的编号', next: '扫描 RB 开头的袋号' },
  BAG_SEALED: { title: '袋已封', line: '此袋已封，不能装入或取出', next: '要改动请先重新打开' },
  BAG_DOES_NOT_FIT: { title: '放不进去', line: '只能小袋放大袋，大袋放托盘', next: '换一个袋' },
  BAG_EMPTY: { title: '空袋', line: '袋内没有包裹', next: '先放入包裹' },
  OPEN_BAG_INSIDE: { title: '内袋未封', line: '袋内还有没封的袋', next: '先封内袋' },
  HELD_INSIDE: { title: '内有暂扣件', line: '袋内有已暂扣的包裹', next: '取出暂扣件再封袋' },
  OTHER_DESTINATION: { title: '目的不符', line: '此件发往别处，不入本袋', next: '放入发往其目的地的袋' },
  OTHER_CHANNEL: { title: '渠道不符', line: '此件渠道与本袋不同', next: '放入同渠道的袋' },
  NO_SUCH_DESTINATION: { title: '无此目的地', line: '袋子只能发往枢纽或自提点', next: '重新选择目的地' },
  NO_SUCH_CHANNEL: { title: '无此渠道', line: '该渠道已停用', next: '重新选择渠道' },
  IN_A_BAG: { title: '在袋中', line: '此件在袋内，随袋上架', next: '扫描整袋，或先取出' },
  FAR_FROM_CONTENTS: { title: '请核对', line: '与袋内合计相差超过 3%', next: '核对后再按 Enter 确认' },
};
