import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { PackageSearch, Search, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { factNumber, itemsOf } from '../../shared/facts/site-facts.ts';
import { hrefOf, navigate } from '../../shared/router/hash-router.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { PriceTeaser } from './price-teaser.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import { Row, Text, lookOf } from '../../shared/ui/primitives.tsx';
import css from './pitch.module.css';
import section from './section.module.css';

/** Only leads to tracking, which splits, checks and asks. */
function TrackingForm() {
  const { pitch } = useHomeTexts();
  const inputRef = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const searchText = inputRef.current?.value ?? '';
    navigate('parcelTracking', searchText.trim() === '' ? undefined : { searchText });
  };
  return (
    <form className={css.search} role="search" onSubmit={submit}>
      <label className={css.box}>
        <Icon of={PackageSearch} size={22} className={lookOf({ tone: 'faint' })} />
        <span className="visually-hidden">{pitch.trackLabel}</span>
        <input
          ref={inputRef}
          className={css.input}
          placeholder={pitch.trackPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" className={css.submit}>
        <Icon of={Search} />
        {pitch.track}
      </Button>
    </form>
  );
}

/**
 * Roads that take no goods now or soon, nothing cut: which, and what still runs; it leads to what the office says of
 * it.
 */
function ClosedRoads() {
  const { sentenceEnd } = useHomeTexts().pitch;
  return itemsOf(factNumber('{{closedRoads}}'), 4).map(
    ({ parts: [slug, title, others, text], attributes }) => (
      // The address of a notice is letters, digits and dashes: it needs no encoding, which its mark would not survive.
      <a key={slug} {...attributes} className={css.closed} href={`${hrefOf('info')}?item=${slug}`}>
        <Icon of={TriangleAlert} size={20} />
        <span>
          <b>{`${title}${sentenceEnd}`}</b> {others} {text}
        </span>
      </a>
    ),
  );
}

export function Pitch() {
  const { pitch } = useHomeTexts();
  return (
    <div className={css.pitch}>
      <div className={section.section}>
        <div className={css.columns}>
          <div>
            <Text tone="lapis" size={14} weight={600}>
              {pitch.eyebrow}
            </Text>
            <h1 className={css.title}>{pitch.title}</h1>
            <p className={css.lead}>{pitch.lead}</p>
            <TrackingForm />
            <Row as="p" wrap rowGap={0} columnGap={16} marginTop={10} tone="faint" size={14}>
              <span>{pitch.upTo(maxTrackingCodes)}</span> <span>{pitch.noLogIn}</span>
            </Row>
            <ClosedRoads />
          </div>
          <PriceTeaser />
        </div>
      </div>
    </div>
  );
}
