import type { MoveTexts } from './move-texts.ts';

const grouped = (count: number) => new Intl.NumberFormat('zh-CN').format(count);

export const texts: MoveTexts = {
  act: '改走其他渠道',
  title: (channel) => `转渠道：${channel}`,
  stays: '在中国等待且未排入车次的货物会转走。对客户承诺的日期和价格不变。',
  to: '转到哪个渠道',
  choose: '选择渠道',
  suspended: (channel) => `${channel}（已暂停）`,
  noneOpen: '没有其他可用渠道。',
  will: (count, kg, m3, people) => `${grouped(count)} 件，${kg} kg，${m3} m³；${grouped(people)} 位客户`,
  nothing: '没有可转的货物。',
  list: '转哪些包裹',
  held: '被扣留',
  notShown: (count) => `另有 ${grouped(count)} 件，也会转走`,
  ticked: (count) => `只转勾选的 ${grouped(count)} 件。`,
  refused: (count) => `${grouped(count)} 件留在原渠道`,
  why: {
    NOT_FOUND: '没有此包裹',
    NOT_RECEIVED: '尚未在中国收货',
    LEFT_CHINA: '已不在中国等待',
    OTHER_WAREHOUSE: '在其他仓库',
    PLANNED: '已排入车次或已装车，请先移出车次',
    OTHER_LINE: '该渠道不适用于此类货物',
    SAME_CHANNEL: '已走该渠道',
  },
  more: (count) => `还有 ${grouped(count)} 件`,
  note: '原因（内部）',
  noteHint: '会记入包裹和两个渠道的历史。',
  cancel: '不转',
  yes: (count) => `转 ${grouped(count)} 件`,
  done: (count) => `已转到其他渠道：${grouped(count)} 件`,
};
