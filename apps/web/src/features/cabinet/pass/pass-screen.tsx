import { htmlLang, type Locale } from '@rohi/contract/locales';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useFollowedOwn } from '../../../shared/api/use-followed.ts';
import { useStoredAnswer } from '../../../shared/api/use-stored-answer.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { LanguageSwitch } from '../../../shared/long-text/language-switch.tsx';
import { hrefOf, useRoute } from '../../../shared/router/hash-router.ts';
import { Missing } from '../../../shared/ui/card.tsx';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Collections } from '../collect/collect-rules.ts';
import { EntrustForm } from './entrust-form.tsx';
import { GivenPasses } from './given-passes.tsx';
import { PassActs, PassCard } from './pass-card.tsx';
import { readPassLanguage, usePassTexts } from './pass-words.ts';
import type { Passes, ShownPasses } from './shown-passes.ts';
import type { PassTexts } from './texts/ru.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import cardCss from '../../../shared/ui/card.module.css';
import css from './pass.module.css';

/** A user who shows a pass stands at the counter, and looks for what happens there. */
const lookAgainMs = 5_000;

/** What stands in the address of the cabinet's home (`?view=pass`, `?view=entrust`) in its place. */
export function PassScreen() {
  const { query } = useRoute();
  const { choices, chosen } = readPassLanguage(query);
  const texts = usePassTexts(chosen);
  const answer = useStoredAnswer('GET /profile/passes', {}, true);
  const collections = useStoredAnswer('GET /profile/collections', {}, true);
  useFollowedOwn(answer, lookAgainMs);
  useFollowedOwn(collections, lookAgainMs);
  const isForm = query.get('view') === 'entrust';
  const view = answer.state === 'ready' && {
    passes: answer.data,
    isStored: answer.isStored,
    now: new Date(serverNow()),
  };
  return (
    <div className={cardCss.page} lang={htmlLang[chosen]}>
      <Row wrap rowGap={8} columnGap={16} align="center" justify="between" className={css.top}>
        <BackLink isForm={isForm} query={query} texts={texts} />
        <LanguageSwitch page="platform" query={query} choices={choices} chosen={chosen} />
      </Row>
      <Grid columns={1} gap={16} className={css.column}>
        <Arrival key={`${isForm} ${answer.state}`} />
        {view ? (
          <Shown
            {...view}
            texts={texts}
            query={query}
            isForm={isForm}
            chosen={chosen}
            collections={collections.state === 'ready' ? collections.data : undefined}
            onChange={answer.put}
          />
        ) : (
          <div className={cardCss.card}>
            <h1 tabIndex={-1}>{texts.title}</h1>
            {answer.state === 'failed' && <p>{texts.failed}</p>}
            {answer.state !== 'ready' && <Missing answer={answer} />}
          </div>
        )}
      </Grid>
    </div>
  );
}

/** Begins at the top, with the heading in focus, as a page does. */
function Arrival() {
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return null;
}

function BackLink({ isForm, query, texts }: { isForm: boolean; query: URLSearchParams; texts: PassTexts }) {
  const back = new URLSearchParams(query);
  if (isForm) back.set('view', 'pass');
  return (
    <Text
      as="a"
      display="inline-flex"
      gap={8}
      align="center"
      minHeight={44}
      tone="lapis"
      weight={600}
      className={css.back}
      href={isForm ? hrefOf('platform', back) : hrefOf('platform')}
    >
      <Icon of={ChevronLeft} />
      {isForm ? texts.title : texts.back}
    </Text>
  );
}

type ShownProps = ShownPasses & {
  texts: PassTexts;
  query: URLSearchParams;
  isForm: boolean;
  chosen: Locale;
  collections: Collections | undefined;
  onChange: (passes: Passes) => void;
};

function Shown({ isForm, onChange, query, ...rest }: ShownProps) {
  const ids = useRequestIds();
  const replace = async () => {
    const body = { requestId: ids.idOf('replace') };
    onChange(await call('POST /profile/passes/replace', { body }));
    ids.renew();
  };
  return isForm ? (
    <>
      <EntrustForm {...rest} onChange={onChange} />
      <GivenPasses {...rest} onChange={onChange} />
    </>
  ) : (
    <>
      <PassCard {...rest} />
      <PassActs {...rest} query={query} onReplace={replace} />
      <GivenPasses {...rest} onChange={onChange} />
    </>
  );
}
