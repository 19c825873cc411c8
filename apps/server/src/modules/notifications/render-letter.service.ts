import { htmlLang, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import { siteName } from '@rohi/contract/site/brand';
import { pages } from '@rohi/contract/site/pages';
import { html, type Html } from '../../platform/html.ts';
import { en } from './letter-texts/en.ts';
import type { LetterText, LetterTexts } from './letter-texts/letter-text.ts';
import { ru } from './letter-texts/ru.ts';
import { tg } from './letter-texts/tg.ts';
import { zh } from './letter-texts/zh.ts';
import type { LetterName, LetterParams } from './letters.ts';

const textsByLocale: Record<Locale, LetterTexts> = { ru, en, zh, tg };

export type RenderedLetter = { subject: string; text: string; html: string };

/** A letter of a firm as plain text and as HTML. Links begin with `publicUrl`; without it there are none. */
export function renderLetter<Name extends LetterName>(
  name: Name,
  params: LetterParams[Name],
  locale: Locale,
  publicUrl: string | undefined,
  firm: LocaleTexts = siteName,
): RenderedLetter {
  const texts = textsByLocale[locale];
  // Held by the type of the texts: each function takes the params of its own name.
  const write = texts[name] as (params: LetterParams[Name]) => LetterText;
  const letter = write(tameParams(params));
  const link = letter.link === undefined ? undefined : linkOf(letter.link, publicUrl);
  const view = { ...letter, link, brand: firm[locale], footer: texts.footer, lang: htmlLang[locale] };
  return {
    subject: `${letter.subject} — ${view.brand}`,
    text: plainText(view),
    html: `<!doctype html>\n${htmlPage(view).text}\n`,
  };
}

/** What a letter says, without greeting, link and address: as who queues it is shown it beforehand. */
export function previewLetter<Name extends LetterName>(
  name: Name,
  params: LetterParams[Name],
  locale: Locale,
): Pick<RenderedLetter, 'subject' | 'text'> {
  const write = textsByLocale[locale][name] as (params: LetterParams[Name]) => LetterText;
  const { subject, before, details = [], after } = write(tameParams(params));
  const lines = [...before.slice(1), ...details.map(({ label, value }) => `${label}: ${value}`), ...after];
  return { subject, text: lines.join('\n') };
}

/** Where a link leads; without the address of the site, a link that a letter is about names the page alone. */
function linkOf({ label, page, query }: NonNullable<LetterText['link']>, publicUrl: string | undefined) {
  const queryText = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const path = `/#${pages[page].path}${queryText}`;
  if (publicUrl !== undefined) return { label, address: `${publicUrl}${path}`, isWhole: true };
  return query === undefined ? undefined : { label, address: path, isWhole: false };
}

const mostValueLetters = 200;

/** Values from outside stay on their line, in their direction and short. */
function tameParams<Params extends object>(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? tame(value) : value]),
  ) as Params;
}

function tame(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .slice(0, mostValueLetters)
    .toWellFormed();
}

type ShownLetter = Omit<LetterText, 'link'> & {
  link: { label: string; address: string; isWhole: boolean } | undefined;
  brand: string;
  footer: string;
  lang: string;
};

function plainText(letter: ShownLetter): string {
  const blocks = [
    letter.brand,
    ...letter.before,
    ...(letter.code === undefined ? [] : [`    ${letter.code}`]),
    ...(letter.details ?? []).map(({ label, value }) => `${label}: ${value}`),
    ...letter.after,
    ...(letter.link === undefined ? [] : [`${letter.link.label}: ${letter.link.address}`]),
    `--\n${letter.footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const style = {
  body: 'margin:0;padding:24px 16px;background:#f4f5f7;color:#1c2430;font:16px/1.5 -apple-system,Segoe UI,Roboto,Noto Sans,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px',
  brand: 'margin:0 0 16px;font-size:18px;font-weight:700',
  code: 'margin:16px 0;padding:12px 16px;background:#eef1f6;border-radius:8px;font:700 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px',
  label: 'color:#566172',
  button:
    'display:inline-block;padding:10px 18px;background:#1c2430;color:#ffffff;border-radius:8px;text-decoration:none',
  footer: 'max-width:560px;margin:16px auto 0;color:#566172;font-size:13px',
};

/** No picture, no script, nothing from elsewhere; styles stand inline because mail programs drop others. */
function htmlPage(letter: ShownLetter): Html {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>`);
  return html`<html lang="${letter.lang}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${letter.subject}</title></head>
<body style="${style.body}"><div style="${style.card}">
<p style="${style.brand}">${letter.brand}</p>
${paragraphs(letter.before)}
${letter.code !== undefined && html`<p style="${style.code}" dir="ltr">${letter.code}</p>`}
${(letter.details ?? []).map(({ label, value }) => html`<p><span style="${style.label}">${label}:</span> <bdi>${value}</bdi></p>`)}
${paragraphs(letter.after)}
${letter.link?.isWhole === false && html`<p><span style="${style.label}">${letter.link.label}:</span> <bdi>${letter.link.address}</bdi></p>`}
${letter.link?.isWhole === true && html`<p><a href="${letter.link.address}" style="${style.button}">${letter.link.label}</a></p>`}
</div><p style="${style.footer}">${letter.footer}</p></body></html>`;
}
