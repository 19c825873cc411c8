import { createHash } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { dateTags, htmlLang, locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import { brandStyle } from '@rohi/contract/site/brand-color';
import { pages } from '@rohi/contract/site/pages';
import { otherCodeOf } from '@rohi/contract/tracking/other-codes';
import { tajikDay } from '@rohi/contract/tajik';
import { carrierNameIn } from '@rohi/contract/tracking/carrier-names';
import {
  endingOf,
  findStoppingProblem,
  goesBack,
  parcelHeadline,
} from '@rohi/contract/tracking/parcel-headline';
import {
  isClosed,
  ParcelStatus,
  progressSteps,
  type ParcelProblem,
} from '@rohi/contract/tracking/parcel-status';
import { allProblemAdvice } from '@rohi/contract/tracking/problem-advice/all-problem-advice';
import type {
  WithheldCodes,
  TrackDay,
  TrackedParcel,
  TrackingAnswer,
  UnknownCode,
} from '@rohi/contract/tracking/tracking.contract';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';
import type { AppError } from '../../../errors.ts';
import { errorText } from '../../../messages.ts';
import { waitText } from '../../../messages/fill-text.ts';
import { html, Html } from '../../../platform/html.ts';
import { trackingPageTexts } from './tracking-page-texts.ts';
import type { CustomerCodeShape } from '@rohi/contract/accounts/customer-code';

type PageWords = Pick<TrackingWords, 'problemNames' | 'headlines'>;
/** What a parcel is described with, beside the language. */
type Said = { words: PageWords; hotline: string; codeShapes: readonly CustomerCodeShape[] };
/** The firm of the page: name, number, and style of its colour. */
export type PageBrand = { hotline: string; firm: LocaleTexts; style: string };
type PageInput = { codes: readonly string[]; locale: Locale; now: Date } & PageBrand &
  (
    | {
        answer: TrackingAnswer;
        words: PageWords;
        codeShapes: readonly CustomerCodeShape[];
        failure?: never;
      }
    | { failure: AppError; answer?: never }
  );

const languageNames: Record<Locale, string> = { ru: 'Русский', en: 'English', zh: '中文', tg: 'Тоҷикӣ' };

/** The style of the page in the colour of a firm, `null` for the service's own. */
export function trackingPageStyle(color: string | null): string {
  return color === null ? style : `${style}${brandStyle(color)}`;
}

const style = `:root{color-scheme:light;--lapis:#1d3fae;--lapis-strong:#16318a;--lapis-soft:#eef2fd;--step-done:#7189d0}*{box-sizing:border-box}body{margin:0;background:#f5f7fa;color:#0b1930;font:16px/1.5 Onest,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","PingFang SC","Noto Sans CJK SC",sans-serif;font-variant-numeric:tabular-nums}:lang(zh-CN) body,body:lang(zh-CN){line-height:1.65}main,header,footer{max-width:760px;margin:0 auto;padding:0 16px}header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:space-between;padding-top:12px;padding-bottom:12px}a{color:var(--lapis)}header a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none;font-weight:600}nav{display:flex;gap:16px}nav a{font-weight:400;color:#43536a}nav a[aria-current]{color:#0b1930;font-weight:600}h1{font-size:28px;letter-spacing:-.02em;line-height:1.2;margin:12px 0 20px}h2{font-size:18px;margin:0;letter-spacing:.01em;overflow-wrap:anywhere}h3{font-size:15px;margin:20px 0 8px}.card{background:#fff;border-radius:18px;box-shadow:0 1px 2px #0b19300f,0 2px 10px #0b19300f;padding:20px;margin:0 0 16px}.route{color:#43536a;font-size:14px;margin:0}.headline{font-size:20px;font-weight:700;line-height:1.3;margin:12px 0 0}.status{display:inline-block;margin:8px 0 8px;padding:4px 12px;border-radius:12px;background:var(--lapis-soft);color:var(--lapis-strong);font-weight:600;font-size:15px}.status.ready{background:#e5f6ee;color:#08734a}.status.own{background:#fff6e2;color:#7a4f00}.status.closed{background:#f0f3f7;color:#43536a}.bar{display:flex;gap:4px;list-style:none;padding:0;margin:8px 0}.bar li{flex:1;height:5px;border-radius:3px;background:#e3e8ef}.bar .done{background:var(--step-done)}.bar .now{background:var(--lapis)}.bar .ready{background:#08734a}.muted{color:#43536a;font-size:14px;margin:4px 0}.problem{background:#fff6e2;color:#7a4f00;border-radius:12px;padding:8px 12px;margin:8px 0}.problem dl{display:block;margin:0}.problem dt{color:inherit;font-size:14px;margin-top:4px}.problem dd{color:#0b1930;font-weight:400;text-align:left}dl{display:grid;grid-template-columns:fit-content(40%) 1fr;gap:6px 16px;margin:16px 0 0;font-size:15px}dt{color:#43536a}dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}summary{min-height:44px;display:flex;align-items:center;cursor:pointer;font-weight:600;color:var(--lapis)}.day{font-weight:600;font-size:14px;margin:16px 0 4px}.event{border-left:2px solid #e3e8ef;margin:0;padding:2px 0 10px 14px}.event.latest{border-color:var(--lapis)}.event b{display:block}.message{background:#fdeceb;color:#b3261e;border-radius:12px;padding:12px 16px}.missing{list-style:none;padding:0;margin:0}.missing li+li{border-top:1px solid #e3e8ef;margin-top:12px;padding-top:12px}footer{color:#43536a;font-size:14px;padding-top:8px;padding-bottom:32px}footer a{display:inline-flex;align-items:center;min-height:44px;margin-right:20px}@media(min-width:768px){h1{font-size:36px}}`;

/** The policy of this page: no script at all, only its own style. */
export function trackingPagePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The tracking answer, or why there is none, as a whole page in one language, without script. */
export function renderTrackingPage(input: PageInput): string {
  const { locale, codes, now, hotline, firm } = input;
  const texts = trackingPageTexts[locale];
  const codeText = codes.filter((code) => code.trim() !== '').join(',');
  const content =
    input.failure === undefined
      ? renderAnswer(input.answer, { words: input.words, hotline, codeShapes: input.codeShapes }, locale)
      : html`<p class="message" role="alert">
          ${failureText(input.failure, locale)}
        </p>`;
  const page = html`<!doctype html>
<html lang="${htmlLang[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="description" content="${texts.description}">
<title>${texts.title} — ${firm[locale]}</title>
<style>${new Html(input.style)}</style>
</head>
<body>
<header>
<a href="/">${firm[locale]}</a>
<nav aria-label="${texts.languages}">${locales.map((each) => languageLink(each, locale, codeText))}</nav>
</header>
<main>
<h1>${texts.title}</h1>
${content}
</main>
<footer>
<p>${texts.updated(formatTime(now, locale))}</p>
<a href="/#${pages.parcelTracking.path}?searchText=${encodeURIComponent(codeText)}">${texts.openInApp}</a>
<a href="/">${texts.backHome}</a>
<a href="tel:${hotline.replace(/[^+\d]/g, '')}">${texts.hotline} ${hotline}</a>
</footer>
</body>
</html>
`;
  return page.text;
}

/** What is wrong with a link, in words without requests and fields. */
function failureText({ errorName, params }: AppError, locale: Locale): string {
  const isLink = errorName === 'request.invalid' || errorName === 'request.badEncoding';
  return isLink ? trackingPageTexts[locale].badLink : errorText(errorName, locale, params);
}

function languageLink(each: Locale, current: Locale, codeText: string): Html {
  const mark = each === current ? html` aria-current="true"` : '';
  return html`<a
    href="/t/${encodeURIComponent(codeText)}?lang=${each}"
    lang="${htmlLang[each]}"
    hreflang="${htmlLang[each]}"
    ${mark}
    >${languageNames[each]}</a
  >`;
}

function renderAnswer(answer: TrackingAnswer, terms: Said, locale: Locale): Html {
  const texts = trackingPageTexts[locale];
  const missing = answer.notFound.map(
    (unknown) =>
      html`<li>
        <h2>${unknown.trackingCode}</h2>
        <p class="muted">${hintFor(unknown, terms.codeShapes, locale)}</p>
      </li>`,
  );
  return html`${answer.detailList.map((parcel) => renderParcel(parcel, terms, locale))}${
    missing.length > 0 &&
    html`<section class="card">
      <h3>${texts.notFound(missing.length)}</h3>
      <ul class="missing">
        ${missing}
      </ul>
    </section>`
  }${answer.notTold !== undefined && renderCountedOnly(answer.notTold, locale)}`;
}

/** Codes beyond the hour's limit: how many, and when the next can be asked. */
function renderCountedOnly({ count, waitSec }: WithheldCodes, locale: Locale): Html {
  const texts = trackingPageTexts[locale];
  return html`<section class="card">
    <h3>${texts.countedOnly(count)}</h3>
    <p class="muted">${texts.countedOnlyWhy(waitText(waitSec, locale))}</p>
  </section>`;
}

function hintFor(unknown: UnknownCode, shapes: readonly CustomerCodeShape[], locale: Locale): string {
  const texts = trackingPageTexts[locale];
  const other = otherCodeOf(unknown.trackingCode, shapes);
  if (other !== undefined) return texts[other];
  if (unknown.reason === 'BAD_FORMAT') return texts.badFormatHint;
  const [likeliest] = unknown.carrierGuess ?? [];
  if (likeliest === undefined) return texts.unknownHint;
  // Chinese sentences stand without a space between them.
  const parts = [texts.looksLike(carrierNameIn(likeliest, locale)), texts.unknownHint];
  return parts.join(locale === 'zh' ? '' : ' ');
}

function renderParcel(parcel: TrackedParcel, terms: Said, locale: Locale): Html {
  const texts = trackingPageTexts[locale];
  // What is lost or held has no days.
  const eta = findStoppingProblem(parcel.problems) ? null : parcel.eta;
  const headline = headlineOf(parcel, terms.words);
  const facts: [string, string | null][] = [
    [texts.order, parcel.orderCode],
    [texts.carrier, parcel.lastMileCarrier],
    [texts.notes, parcel.additionalNotes],
  ];
  return html`<article class="card">
<h2>${parcel.trackingCode}</h2>
<p class="route">CN → ${parcel.countryCode}</p>
<p class="headline">${headline}</p>
${headline !== parcel.statusName && html`<p class="status ${toneOf(parcel)}">${parcel.statusName}</p>`}
${renderSteps(parcel, locale)}
${parcel.problems.map((problem) => renderProblem(problem, { parcel, headline, ...terms }, locale))}
${eta !== null && html`<p class="muted">${texts.expected(formatDay(eta.from, locale), formatDay(eta.to, locale))}</p>`}
${eta?.was !== undefined && html`<p class="muted"><s>${texts.days(formatDay(eta.was.from, locale), formatDay(eta.was.to, locale))}</s> ${eta.why ?? ''}</p>`}
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value ?? '—'}</dd>`)}</dl>
<details open>
<summary>${texts.history}</summary>
${parcel.dailyTrackInfoList.map((day, index) => renderDay(day, index === 0, locale))}
</details>
</article>`;
}

/** Where the parcel is, or what befell it. */
function headlineOf(parcel: TrackedParcel, words: PageWords): string {
  return endingOf(parcel) ?? words.headlines[parcelHeadline({ ...parcel, isReceived: parcel.eta !== null })];
}

type Problematic = Said & { parcel: TrackedParcel; headline: string };

/** A problem with its reason, what the service does and what anybody can do; of a parcel that is over only the name. */
function renderProblem(problem: ParcelProblem, about: Problematic, locale: Locale): Html {
  const name = about.words.problemNames[problem];
  if (isClosed(about.parcel.status)) return html`<p class="problem">${name}</p>`;
  const { parts, problems } = allProblemAdvice[locale];
  const advice = problems(about.hotline)[problem];
  return html`<div class="problem">
${name !== about.headline && html`<b>${name}</b>`}
<dl>${(['why', 'we', 'you'] as const).map((part) => html`<dt>${parts[part]}</dt><dd>${advice[part]}</dd>`)}</dl>
</div>`;
}

function renderDay(day: TrackDay, newest: boolean, locale: Locale): Html {
  const events = day.details.map(
    (detail, index) => html`<p class="event${newest && index === 0 ? ' latest' : ''}">
<b>${detail.title}</b>
<span class="muted">${formatClock(detail.time)} · ${detail.trackInfo}</span>
</p>`,
  );
  return html`<p class="day">${formatDay(day.date, locale)}</p>${events}`;
}

function renderSteps(parcel: TrackedParcel, locale: Locale): Html {
  const texts = trackingPageTexts[locale];
  const total = progressSteps.length;
  const cancelled = parcel.stepBeforeCancel;
  const current = cancelled ?? parcel.stepIndex;
  const done = parcel.status === ParcelStatus.Received ? total : current;
  const isBack = goesBack(parcel);
  const hasCurrent = cancelled === undefined && !isBack;
  const mark = (index: number) => (index < done ? 'done' : index === current && hasCurrent ? 'now' : '');
  const words = isBack
    ? texts.goesBack
    : cancelled === undefined
      ? texts.step(current + 1, total)
      : texts.cancelledAt(current + 1, total);
  return html`<ol class="bar" aria-hidden="true">
      ${progressSteps.map((_, index) => html`<li class="${mark(index)}"></li>`)}
    </ol>
    <p class="muted">${words}</p>`;
}

/** What lies at its point and cannot be handed over is not shown as ready. */
function toneOf({ status, problems }: Pick<TrackedParcel, 'status' | 'problems'>): string {
  if (status === ParcelStatus.AwaitingCustomer)
    return findStoppingProblem(problems) === undefined ? 'ready' : 'moving';
  if (status === ParcelStatus.AwaitingSubmission || status === ParcelStatus.AwaitingDeclaration) return 'own';
  return status === ParcelStatus.Received || status === ParcelStatus.Cancelled ? 'closed' : 'moving';
}

const dushanbeOffsetMs = 5 * 3_600_000;

/** `14:20` in Dushanbe. */
function formatClock(iso: string): string {
  return new Date(Date.parse(iso) + dushanbeOffsetMs).toISOString().slice(11, 16);
}

/** A Dushanbe day (`yyyy-mm-dd`) in words. */
function formatDay(day: string, locale: Locale): string {
  if (locale === 'tg') return tajikDay(day);
  return new Intl.DateTimeFormat(dateTags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

function formatTime(moment: Date, locale: Locale): string {
  const comma = locale === 'zh' ? '' : ',';
  return `${formatDay(dushanbeDay(moment), locale)}${comma} ${formatClock(moment.toISOString())}`;
}
