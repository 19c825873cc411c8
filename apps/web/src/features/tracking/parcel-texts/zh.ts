import { problemAdviceZh } from '@rohi/contract/tracking/problem-advice/zh';
import type { ParcelTexts } from './ru.ts';

export const texts: ParcelTexts = {
  tools: {
    label: '列表操作',
    withProblem: '有异常',
    copy: '复制列表',
    copied: (count) => `已复制 ${count} 个包裹`,
    notCopied: '浏览器不允许复制，请保存为文件。',
    save: '保存为文件',
    saved: (count) => `文件中共有 ${count} 个包裹`,
    file: '包裹',
    separator: ',',
    name: '备注名',
    headline: '当前位置',
    problems: '异常',
    eventTime: '时间',
  },
  share: {
    button: '分享',
    label: (code) => `分享包裹 ${code}`,
    title: (code) => `包裹 ${code}`,
    copied: '链接已复制，可发送给任何人',
    notCopied: (address) => `浏览器不允许复制。链接：${address}`,
  },
  parts: problemAdviceZh.parts,
  problems: problemAdviceZh.problems('{{hotline}}'),
};
