import type { WaitingGoods } from '@rohi/contract/linehaul/trip-board.contract';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../../kit/ui/dialog-foot.tsx';
import { useChannels, useTripsRefresh } from '../trip-queries.ts';
import { MoveCodes } from './move-codes.tsx';
import { MoveList } from './move-list.tsx';
import { useMovePreview } from './move-queries.ts';
import type { MovePreview } from './move-queries.ts';
import { moveTexts } from '../../screen-words.ts';
import { Grid, Text } from '../../../../shared/ui/primitives.tsx';
import css from './move-dialog.module.css';

const longestNote = 200;
const untouched = () => {};

/** What waits for a channel goes by another one: all of it, or what is ticked. */
export function MoveDialog({ goods, onClose }: { goods: WaitingGoods; onClose: () => void }) {
  const words = moveTexts.read();
  const [target, setTarget] = useState(goods.replacedById === null ? '' : String(goods.replacedById));
  const [codes, setCodes] = useState<readonly string[]>();
  const answer = useMovePreview(goods.channelId, target === '' ? undefined : Number(target), codes);
  return (
    <Dialog title={words.title(goods.channel)} onClose={onClose} wide>
      <Grid columns={1} gap={14} paddingX={24} paddingTop={4} paddingBottom={16}>
        <p className={css.note}>{words.stays}</p>
        <TargetField goods={goods} value={target} onChoose={setTarget} />
      </Grid>
      {target !== '' && <MoveCodes codes={codes} onCodes={setCodes} />}
      {target !== '' && (
        <Answered answer={answer}>
          {(preview) => (
            <MoveForm
              key={JSON.stringify([target, codes])}
              codes={codes}
              fromChannelId={goods.channelId}
              toChannelId={Number(target)}
              preview={preview}
              onClose={onClose}
            />
          )}
        </Answered>
      )}
    </Dialog>
  );
}

type TargetProps = { goods: WaitingGoods; value: string; onChoose: (target: string) => void };

/** The channels of the same goods; those that are suspended are shown, and cannot be chosen. */
function TargetField({ goods: { channelId }, value, onChoose }: TargetProps) {
  const words = moveTexts.read();
  const { data = [] } = useChannels();
  const own = data.find(({ id }) => id === channelId);
  const others = data.filter(
    ({ id, enabled, businessLine, countryCode }) =>
      id !== channelId && enabled && businessLine === own?.businessLine && countryCode === own.countryCode,
  );
  const isNoneOpen = own !== undefined && others.every(({ suspension }) => suspension !== null);
  return (
    <SelectField
      name="toChannelId"
      label={words.to}
      value={value}
      error={isNoneOpen ? words.noneOpen : undefined}
      onText={onChoose}
      onBlur={untouched}
    >
      <option value="">{words.choose}</option>
      {others.map(({ id, name, suspension }) => (
        <option key={id} value={id} disabled={suspension !== null}>
          {suspension === null ? name : words.suspended(name)}
        </option>
      ))}
    </SelectField>
  );
}

type FormProps = {
  fromChannelId: number;
  toChannelId: number;
  /** Those that were asked for; undefined: all that waits. */
  codes: readonly string[] | undefined;
  preview: MovePreview;
  onClose: () => void;
};

function MoveForm({ fromChannelId, toChannelId, codes, preview, onClose }: FormProps) {
  const words = moveTexts.read();
  const refresh = useTripsRefresh();
  const { run, busy } = useSubmit();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  // One move a dialog: sent again after an answer that was lost it is the same.
  const [requestId] = useState(newRequestId);
  const meant = codes ?? preview.list.map(({ code }) => code);
  const ticked = meant.filter((code) => !unticked.has(code));
  // Of all that waits those that the list does not show stay, once something was unticked.
  const most = codes === undefined && unticked.size > 0 ? preview.list.length : preview.parcels;
  const count = most - unticked.size;
  const send = () =>
    void run(async () => {
      const isAll = codes === undefined && unticked.size === 0;
      const which = { fromChannelId, ...(isAll ? {} : { codes: ticked }) };
      const why = note.trim() === '' ? {} : { note: note.trim() };
      const body = { requestId, toChannelId, ...which, ...why };
      const { parcels } = await call('POST /trips/channel-moves', { body, quiet: true });
      showMessage('success', words.done(parcels));
      await refresh();
      onClose();
    });
  return (
    <>
      <Grid
        as="form"
        id="move-goods"
        columns={1}
        gap={14}
        paddingX={24}
        paddingTop={4}
        paddingBottom={16}
        noValidate
        onSubmit={ownSubmit(() => count > 0 && send())}
      >
        <Text size={18} weight={700} digits>
          {preview.parcels === 0
            ? words.nothing
            : words.will(
                preview.parcels,
                formatShortDecimal(preview.weightKg),
                formatShortDecimal(preview.volumeM3),
                preview.customers,
              )}
        </Text>
        <MoveList preview={preview} unticked={unticked} count={count} onTicks={setUnticked} />
        {preview.parcels > 0 && (
          <AreaField
            name="note"
            label={words.note}
            hint={words.noteHint}
            rows={2}
            maxLength={longestNote}
            value={note}
            error={undefined}
            onText={setNote}
            onBlur={untouched}
          />
        )}
      </Grid>
      <DialogFoot>
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button kind="primary" type="submit" form="move-goods" isDisabled={busy || count === 0}>
          <Icon of={ArrowLeftRight} size={18} />
          {words.yes(count)}
        </Button>
      </DialogFoot>
    </>
  );
}
