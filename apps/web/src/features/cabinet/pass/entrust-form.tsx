import type { PassTerm } from '@rohi/contract/collection/passes/pass-rules';
import { mostDelegateBytes, utf8Of } from '@rohi/contract/collection/passes/pass-text';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { Locale } from '@rohi/contract/locales';
import type { DataOf } from '@rohi/contract/endpoint';
import { Send, Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatTime } from '../../../shared/format/dates.ts';
import { FieldError, TextField } from '../../../shared/forms/text-field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Collections, ReadyPlace } from '../collect/collect-rules.ts';
import { bothMoneys, sumToPay } from '../collect/sum-to-pay.ts';
import { ParcelChoice } from '../parcel-choice/parcel-choice.tsx';
import { placeName } from '../point/rules/shown-points.ts';
import { sendGivenPass } from './given-passes.tsx';
import type { ShownPasses } from './shown-passes.ts';
import type { PassTexts } from './texts/ru.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './pass.module.css';

const mostNameSigns = 40;

type EntrustFormProps = ShownPasses & {
  texts: PassTexts;
  chosen: Locale;
  collections: Collections | undefined;
  onChange: (passes: DataOf<typeof ownPasses>) => void;
};

/** A pass for somebody else: name, parcels and end are enough, and only the name is typed. */
export function EntrustForm(props: EntrustFormProps) {
  const { texts, collections } = props;
  const [first] = collections?.places ?? [];
  return (
    <Box
      as="section"
      minWidth={0}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.card}
      aria-labelledby="entrust-title"
    >
      <h1 id="entrust-title" tabIndex={-1}>
        {texts.form.title}
      </h1>
      <p className={css.lead}>{texts.form.lead}</p>
      {first === undefined ? <p>{texts.form.nothing}</p> : <Fields {...props} first={first} />}
    </Box>
  );
}

type Wishes = { placeId: number; codes: readonly string[] | null; term: PassTerm | undefined };

function Fields({
  passes,
  texts,
  chosen,
  collections,
  onChange,
  first,
}: EntrustFormProps & { first: ReadyPlace }) {
  const { form } = texts;
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const [wishes, setWishes] = useState<Wishes>({
    placeId: first.pickupPoint.id,
    codes: null,
    term: undefined,
  });
  const draft = useDraft('entrust', { name: '' });
  const { name } = draft.values;
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
  const { placeId, codes } = wishes;
  const places = collections?.places ?? [];
  const place = places.find(({ pickupPoint }) => pickupPoint.id === placeId) ?? first;
  const terms = passes.points.find(({ pickupPointId }) => pickupPointId === placeId)?.terms ?? [];
  const term = wishes.term ?? terms[0]?.term ?? 'THREE_DAYS';
  const isNameGood = name.trim().length >= 2 && utf8Of(name.trim()).length <= mostDelegateBytes;
  const isChosen = codes === null || codes.length > 0;
  const before = passes.given.find(({ state }) => state === 'GOOD');
  const submit = () =>
    void run(async () => {
      setIsTried(true);
      if (!isNameGood || !isChosen) return;
      const passFields = {
        pickupPointId: placeId,
        delegate: name.trim(),
        trackingCodes: codes && [...codes],
        term,
      };
      const body = { ...passFields, requestId: ids.idOf(JSON.stringify(passFields)) };
      const made = await call('POST /profile/passes', { body });
      ids.renew();
      onChange(made);
      setIsTried(false);
      draft.set('name', '');
      const pass = made.given.find(({ state }) => state === 'GOOD');
      if (pass) await sendGivenPass(pass, { texts, chosen });
    });
  return (
    <Grid
      as="form"
      columns={1}
      gap={16}
      marginTop={16}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={form.name}
        name="delegate"
        value={name}
        maxLength={mostNameSigns}
        autoComplete="off"
        error={isTried && !isNameGood ? form.noName : undefined}
        onText={(text) => draft.set('name', text)}
        onBlur={() => undefined}
      />
      {places.length > 1 && (
        <Choice legend={form.where}>
          {places.map(({ pickupPoint: { id, name: point, city } }) => (
            <Option
              key={id}
              name="place"
              isChosen={id === placeId}
              onChoose={() => change({ placeId: id, codes: null, term: undefined })}
            >
              {placeName(point, city)}
            </Option>
          ))}
        </Choice>
      )}
      <Parcels place={place} codes={codes} texts={texts} onChange={(chosen) => change({ codes: chosen })} />
      {isTried && !isChosen && <FieldError id="parcels-error" text={form.noParcel} />}
      <Choice legend={form.until}>
        {terms.map(({ term: offered, until }) => (
          <Option
            key={offered}
            name="term"
            isChosen={offered === term}
            onChoose={() => change({ term: offered })}
          >
            {form.terms[offered](formatTime(until))}
          </Option>
        ))}
      </Choice>
      {isChosen && <ToPay place={place} codes={codes} rate={collections?.rate ?? null} texts={texts} />}
      {before && (
        <Row as="p" gap={12} fill="canvas" radius="control" tone="soft" size={15} className={css.note}>
          {form.replaces(before.delegate)}
        </Row>
      )}
      <Button wide type="submit" aria-disabled={busy || undefined}>
        <Icon of={Send} />
        {form.submit}
      </Button>
      <Text text="center" className={css.small}>
        {form.note}
      </Text>
    </Grid>
  );
}

type ToPayProps = Pick<ParcelsProps, 'place' | 'codes' | 'texts'> & { rate: Collections['rate'] };

/** What the person who collects has to bring: the sum of what is given, not of all that lies there. */
function ToPay({ place, codes, rate, texts: { form, somoni } }: ToPayProps) {
  const chosen = place.parcels.filter(({ trackingCode }) => codes?.includes(trackingCode));
  const { unpriced, ...sum } =
    codes === null ? { ...place.due, unpriced: place.unpriced } : sumToPay(chosen, rate);
  const isNothing = Number(sum.total.amount) === 0;
  return (
    <Row gap={12} fill="canvas" radius="control" tone="soft" size={15} className={css.note}>
      <Icon of={Wallet} />
      <p>
        {isNothing ? unpriced === 0 && form.paid : form.pays(bothMoneys(sum, somoni))}{' '}
        {unpriced > 0 && form.unpriced(unpriced)}
      </p>
    </Row>
  );
}

type ParcelsProps = {
  place: ReadyPlace;
  codes: readonly string[] | null;
  texts: PassTexts;
  onChange: (codes: readonly string[] | null) => void;
};

/** All that is ready, or those that are ticked. */
function Parcels({ place, codes, texts: { form }, onChange }: ParcelsProps) {
  return (
    <>
      <Choice legend={form.which}>
        <Option name="parcels" isChosen={codes === null} onChoose={() => onChange(null)}>
          {form.all(place.ready)}
        </Option>
        <Option name="parcels" isChosen={codes !== null} onChoose={() => onChange([])}>
          {form.choose}
        </Option>
      </Choice>
      {codes !== null && <ParcelChoice parcels={place.parcels} chosen={codes} onChange={onChange} />}
    </>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box as="fieldset" minWidth={0} margin={0} className={css.choice}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </Box>
  );
}

type OptionProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

function Option({ name, isChosen, onChoose, children }: OptionProps) {
  return (
    <label className={css.option}>
      <input type="radio" className="visually-hidden" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
