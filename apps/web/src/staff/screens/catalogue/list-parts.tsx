import { businessLines } from '@rohi/contract/business-lines';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { FieldSpec, Filter } from '../../kit/list/list-definition.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { catalogueWords } from '../screen-words.ts';
import { businessLineNames } from '../../kit/names.ts';

export const emptyTexts = { ru: '', en: '', zh: '', tg: '' };

/** In use, disabled or suspended, by dot and words. */
export function UseLabel({ enabled, isSuspended = false }: { enabled: boolean; isSuspended?: boolean }) {
  const { states } = catalogueWords.read();
  if (!enabled) return <ToneLabel tone="grey">{states.disabled}</ToneLabel>;
  if (isSuspended) return <ToneLabel tone="gold">{states.suspended}</ToneLabel>;
  return <ToneLabel tone="green">{states.inUse}</ToneLabel>;
}

/** The filter of what is in use. */
export function enabledFilter(label: string): Filter {
  return yesNoFilter('enabled', label);
}

export function yesNoFilter(key: string, label: string): Filter {
  const { filters } = catalogueWords.read();
  return {
    key,
    label,
    options: [
      { value: 'true', label: filters.yes },
      { value: 'false', label: filters.no },
    ],
  };
}

/** `2026-11-01` as people of the office write it. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  if (locale === 'zh') return day;
  if (locale === 'ru' || locale === 'tg') return `${date}.${month}.${year}`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

export function lineOptions() {
  return optionsOf(businessLines, businessLineNames);
}

/** What a row is known by: its code, and its name in four languages. */
export function codeAndNames(): FieldSpec[] {
  const { hints } = catalogueWords.read();
  return [
    {
      kind: 'text',
      key: 'code',
      hint: hints.code,
      max: 40,
      mono: true,
      required: true,
    },
    { kind: 'texts', key: 'names', max: 120, required: true },
  ];
}

/** The switch that stands in every form. */
export function enabledField(): FieldSpec {
  const { hints } = catalogueWords.read();
  return { kind: 'switch', key: 'enabled', hint: hints.enabled };
}
