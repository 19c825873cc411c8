import type { LocaleTexts } from '../locales.ts';

/** What shows later that a parcel was handed over: a photo of it, or the signature of who took it. */
export const evidenceKinds = ['PHOTO', 'SIGNATURE'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What a pickup point asks for before it hands over. */
export const evidenceRules = ['NONE', ...evidenceKinds] as const;
export type EvidenceRule = (typeof evidenceRules)[number];

export const evidenceRuleNames: Record<EvidenceRule, LocaleTexts> = {
  NONE: { ru: 'Не нужно', en: 'Nothing', zh: '不需要', tg: 'Лозим нест' },
  PHOTO: { ru: 'Фото посылки', en: 'Photo of the parcel', zh: '包裹照片', tg: 'Акси бор' },
  SIGNATURE: {
    ru: 'Подпись на экране',
    en: 'Signature on the screen',
    zh: '屏幕签名',
    tg: 'Имзо дар экран',
  },
};

/**
 * Whether what was made is what the point asks for. A photo stands for a signature too: not everybody can sign on a
 * screen.
 */
export function isEnoughEvidence(rule: EvidenceRule, made: readonly EvidenceKind[]): boolean {
  return rule === 'NONE' || made.includes('PHOTO') || made.includes(rule);
}
