import type { Locale } from '../../locales.ts';
import type { AuditWords } from './audit-words.ts';
import { texts as en } from './en.ts';
import { texts as ru } from './ru.ts';
import { texts as tg } from './tg.ts';
import { texts as zh } from './zh.ts';

/** All languages together, for who answers in each of them; a client loads one. */
export const allAuditWords: Readonly<Record<Locale, AuditWords>> = { ru, en, zh, tg };
