import type { Locale } from '@rohi/contract/locales';
import { brandPlace } from '../facts-plugin.ts';
import type { StaticPage } from '../../src/prerender.tsx';

/*
 * What the server fills in when it serves a page: it alone may know under which address the site is reached. Without an
 * address it leaves out all that stands between the two marks.
 */
const origin = '%ORIGIN%';
const onlyWithOrigin = (lines: string) => `<!--origin-->${lines}<!--/origin-->`;

type DocumentFacts = {
  page: StaticPage;
  locale: Locale;
  /** Value of `lang` by language. */
  lang: Record<string, string>;
  style: string;
  /** Files of the face that the page is written in: asked for at once, or they come too late for it. */
  fonts: readonly string[];
  /** The mark that the server puts the number in the place of. */
  hotline: string;
  /** The same on every page. */
  script: string;
  homeName: string;
};

/** A public page of one language as a whole document; its links lead into the client. */
export function staticDocument(facts: DocumentFacts): string {
  const { page, locale, lang, style, fonts } = facts;
  const markup = page.markup.replaceAll('href="#/', `href="/?lang=${locale}#/`);
  return `<!doctype html>
<html lang="${lang[locale]}" data-locale="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="theme-color" content="#ffffff">
<title>${escape(page.title)}</title>
<meta name="description" content="${escape(page.description)}">
${onlyWithOrigin(addressLines(facts))}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escape(page.brand)}">
<meta property="og:title" content="${escape(page.title)}">
<meta property="og:description" content="${escape(page.description)}">
<meta property="og:locale" content="${{ ru: 'ru_RU', en: 'en_GB', zh: 'zh_CN', tg: 'tg_TJ' }[locale]}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="manifest" href="/app.webmanifest">
${page.questions.length > 0 ? data(faqData(page)) : ''}
${fonts.map((file) => `<link rel="preload" as="font" crossorigin href="/${file}">`).join('\n')}
<style>${style}</style>${brandPlace}
</head>
<body>
<div id="root">${markup}</div>
<script>${facts.script}</script>
</body>
</html>
`;
}

function addressLines({ page, lang, hotline, homeName, locale }: DocumentFacts): string {
  const [home] = page.alternates.filter((each) => each.locale === locale).map(({ path }) => homeOf(path));
  const crumbs = [
    { name: homeName, path: home ?? '/' },
    ...(page.name === 'home' ? [] : [{ name: page.heading, path: page.path }]),
  ];
  const links = page.alternates.map(
    (each) => `<link rel="alternate" hreflang="${lang[each.locale]}" href="${origin}${each.path}">`,
  );
  const byDefault = page.alternates.find((each) => each.locale === 'ru');
  return [
    `<link rel="canonical" href="${origin}${page.path}">`,
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${origin}${byDefault?.path}">`,
    `<meta property="og:url" content="${origin}${page.path}">`,
    `<meta property="og:image" content="${origin}/social.png">`,
    data({
      '@type': 'Organization',
      name: page.brand,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      areaServed: ['CN', 'TJ'],
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: hotline },
    }),
    data({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${path}`,
      })),
    }),
  ].join('\n');
}

function homeOf(path: string): string {
  return `/${path.split('/')[1]}/`;
}

function faqData({ questions }: StaticPage): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Data for search engines; no text can end the element. */
function data(content: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
