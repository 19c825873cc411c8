import { loadDifferenceNames } from '@rohi/contract/trips/trip-names';
import { loadDifferences } from '@rohi/contract/trips/trip-words';
import type { LoadDifference } from '@rohi/contract/trips/trip-words';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { fromInputMinute } from '../list/dushanbe-input.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LoadLists } from './load-lists.tsx';
import { useLoadCheck } from './load-queries.ts';
import type { LoadCheck } from './load-queries.ts';
import { loadTexts } from '../kit-words.ts';
import { Obstacles } from './obstacles.tsx';
import { SealPhotos } from './seal-photos.tsx';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './depart-dialog.module.css';

const longestNote = 500;
const untouched = () => {};

type DepartProps = { code: string; onClose: () => void; onDone: () => Promise<void> };

/**
 * The load of a trip is checked, what differs is explained by one reason, and the trip leaves with what was seen
 * aboard.
 */
export function DepartDialog(props: DepartProps) {
  const { depart } = loadTexts.read();
  const answer = useLoadCheck(props.code);
  return (
    <Dialog title={depart.title(props.code)} onClose={props.onClose} wide>
      <Answered answer={answer}>
        {(check) => <DepartForm {...props} check={check} onStale={() => void answer.refetch()} />}
      </Answered>
    </Dialog>
  );
}

type Typed = { difference: '' | LoadDifference; note: string; at: string; isSure: boolean };

/** What must be done before the trip may leave; undefined when it may. */
function missingOf(check: LoadCheck, { difference, isSure }: Typed): string | undefined {
  const { depart } = loadTexts.read();
  if (check.aboard.parcels === 0) return depart.emptyFirst;
  if (check.obstacles.some(({ stops }) => stops)) return depart.settleFirst;
  if (check.missing.parcels + check.extra.parcels > 0 && difference === '') return depart.chooseFirst;
  return check.isOverCapacity && !isSure ? depart.sureFirst : undefined;
}

type FormProps = DepartProps & { check: LoadCheck; onStale: () => void };

function DepartForm({ code, check, onClose, onDone, onStale }: FormProps) {
  const { depart, check: words, hinders } = loadTexts.read();
  const { run, busy } = useSubmit();
  const [typed, setTyped] = useState<Typed>({ difference: '', note: '', at: '', isSure: false });
  const write = (next: Partial<Typed>) => setTyped({ ...typed, ...next });
  // One departure a dialog: sent again after an answer that was lost it is the same.
  const [requestId] = useState(newRequestId);
  const { aboard, missing, extra, isOverCapacity, obstacles } = check;
  const lacking = missingOf(check, typed);
  const send = () =>
    void run(
      async () => {
        const body = { requestId, parcels: aboard.parcels, ...sentOf(check, typed) };
        const left = await call('POST /trips/{id}/depart', { params: { id: code }, body, quiet: true });
        showMessage('success', depart.done(left.parcels, left.customers, left.left));
        await onDone();
        onClose();
      },
      // Somebody has loaded meanwhile, or something else came between: what is seen is read again.
      onStale,
    );
  return (
    <Grid
      as="form"
      columns={1}
      gap={16}
      overflow="auto"
      paddingX={24}
      paddingTop={4}
      paddingBottom={20}
      noValidate
      onSubmit={ownSubmit(() => lacking === undefined && send())}
    >
      <Row wrap rowGap={4} columnGap={16} align="baseline" justify="between">
        <Text size={18} weight={700} digits>
          {aboard.parcels === 0
            ? words.nothing
            : words.aboard(
                aboard.parcels,
                formatShortDecimal(aboard.weightKg),
                formatShortDecimal(aboard.volumeM3),
              )}
          {aboard.unweighed > 0 && `, ${words.unweighed(aboard.unweighed)}`}
        </Text>
        <Text tone="soft" size={13}>
          {words.hint}
        </Text>
      </Row>
      <LoadLists missing={missing} extra={extra} heading="h3" />
      {missing.parcels + extra.parcels > 0 && (
        <SelectField
          name="difference"
          label={depart.reason}
          value={typed.difference}
          error={undefined}
          onText={(difference) => write({ difference: difference as LoadDifference })}
          onBlur={untouched}
        >
          <option value="">{depart.choose}</option>
          {loadDifferences.map((each) => (
            <option key={each} value={each}>
              {loadDifferenceNames[each][locale]}
            </option>
          ))}
        </SelectField>
      )}
      {obstacles.length > 0 && (
        <Box as="section" border="all" radius="control" className={css.hinders} aria-label={hinders}>
          <h3>{hinders}</h3>
          <Obstacles obstacles={obstacles} />
        </Box>
      )}
      {isOverCapacity && (
        <Grid gap={8} paddingX={14} paddingY={12} fill="gold-soft" radius="control" className={css.over}>
          <p>{words.over}</p>
          <CheckField
            name="isSure"
            checked={typed.isSure}
            onChange={(isSure) => write({ isSure })}
            error={undefined}
          >
            {depart.isSure}
          </CheckField>
        </Grid>
      )}
      <TextField
        name="at"
        type="datetime-local"
        label={depart.at}
        hint={depart.atHint}
        value={typed.at}
        error={undefined}
        onText={(at) => write({ at })}
        onBlur={untouched}
      />
      <AreaField
        name="note"
        label={depart.note}
        hint={depart.noteHint}
        rows={2}
        maxLength={longestNote}
        value={typed.note}
        error={undefined}
        onText={(note) => write({ note })}
        onBlur={untouched}
      />
      <Seals code={code} units={check.trip.units} />
      <Row wrap rowGap={8} columnGap={12} align="center" justify="end">
        <Text as="span" tone="soft" role="status">
          {lacking}
        </Text>
        <Button onPress={onClose}>{depart.cancel}</Button>
        <Button kind="primary" type="submit" isDisabled={busy || lacking !== undefined}>
          <Icon of={Truck} size={18} />
          {depart.yes(aboard.parcels)}
        </Button>
      </Row>
    </Grid>
  );
}

/** The numbers that stand on record, and the photos that go with the departure. */
function Seals({ code, units }: { code: string; units: LoadCheck['trip']['units'] }) {
  const { seals } = loadTexts.read();
  const numbers = units.flatMap((unit) => unit.seals).join(', ');
  return (
    <Grid as="section" gap={8} className={css.seals} aria-label={seals.title}>
      <h3>{seals.title}</h3>
      <p>{numbers === '' ? seals.noNumbers : seals.numbers(numbers)}</p>
      <SealPhotos code={code} mayAdd mayRemove />
    </Grid>
  );
}

/** What of the form is sent: a reason where something differs, and that one is sure where it is asked. */
function sentOf({ missing, extra, isOverCapacity }: LoadCheck, { difference, note, at, isSure }: Typed) {
  const moment = fromInputMinute(at);
  const differs = missing.parcels + extra.parcels > 0;
  return {
    ...(differs && difference !== '' ? { difference } : {}),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(moment === null ? {} : { at: moment }),
    ...(isOverCapacity && isSure ? { isSure } : {}),
  };
}
