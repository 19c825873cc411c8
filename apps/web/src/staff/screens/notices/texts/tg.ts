import type { NoticesListTexts } from './ru.ts';

export const texts: NoticesListTexts = {
  title: 'Эълонҳо ва хабарҳо',
  create: 'Эълони нав',
  fresh: 'Эълони нав',
  search: 'Сарлавҳа, матн ё суроға',
  sections: { what: 'Ин чист', when: 'Кай ва ба кӣ', text: 'Матн бо чор забон' },
  hints: {
    slug: 'Ҳарфҳои хурди лотинӣ, рақамҳо ва дефис: pereval-kulma-zakryt',
    pinned: 'Часпонидашуда аз ҳамаи навҳо болотар меистад.',
    publishAt: 'То ин вақт эълонро касе намебинад.',
    expiresAt: 'Холӣ — нишон додан, то бо даст гиранд.',
    bodies: 'Markdown: ## сарлавҳа, - рӯйхат, **ғафс**, [пайванд](/tariffs), > маслиҳат. HTML матн мемонад.',
  },
  form: {
    bothLines: 'Ҳар ду самт',
  },
  pinnedMark: 'Часпонида шуд',
  waiting: 'вақтро интизор',
  over: 'муҳлаташ гузашт',
  preview: { label: 'Муштариён чунин мебинанд', empty: 'Ин ҷо матн пайдо мешавад.' },
};
