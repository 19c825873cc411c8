import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { CircleCheck, Hourglass, PackageSearch, Search } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatWait } from '../../../shared/format/age.ts';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { StageLabel } from '../stage-label.tsx';
import type { SearchAnswer } from './claim.ts';
import { ClaimForm } from './claim-form.tsx';
import { claimsTexts } from '../orders-words.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './claims-screen.module.css';

type NoticeProps = { icon: LucideIcon; tone: 'lapis' | 'green' | 'grey'; title: string; children: ReactNode };

function Notice({ icon, tone, title, children }: NoticeProps) {
  return (
    <Grid gap={14} padding={16} fill="canvas" radius="control" className={css.notice} data-tone={tone}>
      <Icon of={icon} size={24} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </Grid>
  );
}

function ParcelLine({ parcel }: { parcel: NonNullable<SearchAnswer['parcel']> }) {
  return (
    <Row as="p" wrap rowGap={6} columnGap={12} align="center" className={css.parcel}>
      <StageLabel status={parcel.status} name={parcel.statusName} />
      {parcel.lastEventTime !== null && <span>{formatDateTime(parcel.lastEventTime)}</span>}
    </Row>
  );
}

/** What the search has found, in a line. */
function titleOf({ result, parcel }: SearchAnswer): string {
  const { found } = claimsTexts.read();
  if (result === 'CLAIMABLE' && parcel) return found.claimable(parcel.trackingCode);
  if (result === 'CLAIMED') return found.claimed.title;
  return result === 'YOURS' ? found.yours.title : found.none.title;
}

type FoundProps = { answer: SearchAnswer; onSent: () => void; onLeave: () => void };

/** What has become of the search, and what can be done now. */
function Found({ answer, onSent, onLeave }: FoundProps) {
  const { found } = claimsTexts.read();
  const { result, parcel, orderCode } = answer;
  const title = titleOf(answer);
  if (result === 'CLAIMABLE' && parcel)
    return (
      <>
        <Notice icon={PackageSearch} tone="lapis" title={title}>
          <ParcelLine parcel={parcel} />
        </Notice>
        <ClaimForm trackingCode={parcel.trackingCode} onSent={onSent} onLeave={onLeave} />
      </>
    );
  if (result === 'CLAIMED')
    return (
      <Notice icon={Hourglass} tone="lapis" title={title}>
        <p>{found.claimed.text}</p>
      </Notice>
    );
  if (result === 'YOURS' && parcel)
    return (
      <Notice icon={CircleCheck} tone="green" title={title}>
        <p>{found.yours.text}</p>
        <Row as="p" wrap gap={8} className={css.buttons}>
          {orderCode !== null && (
            <ButtonLink href={hrefOf('orderManagement', { order: orderCode })}>{found.openOrder}</ButtonLink>
          )}
          <ButtonLink kind="outline" href={hrefOf('parcelTracking', { searchText: parcel.trackingCode })}>
            {found.track}
          </ButtonLink>
        </Row>
      </Notice>
    );
  return (
    <Notice icon={Search} tone="grey" title={title}>
      <p>{found.none.text}</p>
      <Grid as="ul" gap={6} tone="soft" size={15} className={css.advice}>
        {found.noneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Grid>
      <ButtonLink kind="soft" href={hrefOf('orderManagement', { new: '1' })}>
        {found.newOrder}
      </ButtonLink>
    </Notice>
  );
}

type SearchProps = { startCode: string; onSent: () => void };

/** The search by the courier's code, and the claim to what it finds. */
export function ClaimSearch({ startCode, onSent }: SearchProps) {
  const { search: texts } = claimsTexts.read();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const state = useDraft(`claim search ${startCode}`, { trackingCode: startCode });
  const checked = useForm(state, ({ trackingCode }) => {
    const code = normalizeTrackingCode(trackingCode);
    // An empty field is left without a word: who leaves it is on the way to something else.
    return { trackingCode: code === '' || isTrackingCodeFormat(code) ? undefined : texts.badCode };
  });
  const check = () => {
    if (checked.values.trackingCode.trim() !== '') return checked.check();
    checked.showErrors({ trackingCode: texts.needed });
    return false;
  };
  const form = { ...checked, check };
  const { run, busy, waitSec } = useSubmit();
  const search = () => {
    setAnswer(undefined);
    void run(async () => {
      const body = { trackingCode: form.values.trackingCode };
      setAnswer(await call('POST /profile/claims/search', { body, quiet: true, loading: true }));
    });
  };
  const leave = () => {
    setAnswer(undefined);
    form.set('trackingCode', '');
    document.querySelector<HTMLElement>(`.${css.search} input`)?.focus();
  };
  return (
    <>
      <FormBox form={form} onSend={search} className={css.search ?? ''}>
        <TextField
          {...form.bind('trackingCode')}
          onText={(text) => {
            setAnswer(undefined);
            form.set('trackingCode', text);
          }}
          label={texts.label}
          hint={texts.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" disabled={waitSec > 0} aria-disabled={busy || undefined}>
          <Icon of={Search} />
          {waitSec > 0 ? texts.wait(formatWait(waitSec)) : texts.button}
        </Button>
      </FormBox>
      <p role="status" className="visually-hidden">
        {answer && titleOf(answer)}
      </p>
      <div className={css.result}>
        {answer && (
          <Found
            key={answer.parcel?.trackingCode ?? answer.result}
            answer={answer}
            onSent={() => {
              leave();
              onSent();
            }}
            onLeave={leave}
          />
        )}
      </div>
    </>
  );
}
