import { ratePerUnit } from '@rohi/contract/pricing/currency-rate';
import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import { isEnoughEvidence } from '@rohi/contract/pickup-points/hand-over-evidence';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { counterTexts, courierTexts } from '../counter-words.ts';
import { CodeField, DocumentFields, isDocument, noDocument } from '../proof-fields.tsx';
import { EvidencePanel } from '../evidence/evidence-panel.tsx';
import { ownDeviceId } from '../own-device.ts';
import { permits } from '../permits.ts';
import { sendGiving, type DoorPicture, type GiveFacts } from './door-queue.ts';
import { dueAtDoor, type DueAtDoor } from './stop-state.ts';
import type { OwnRound, Stop } from './own-round.ts';
import type { RoundState } from './own-round.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './courier.module.css';

type Props = {
  stop: Stop;
  round: OwnRound;
  state: RoundState;
  scanned: readonly string[];
  /** The giving is on record, or stored on this phone. */
  onGiven: () => void;
};
type Giving = GiveFacts['body'];

/**
 * Cash, the proof, the picture that the point asks for, and giving what was scanned. A code is checked by the service
 * at once; a document may wait for the line.
 */
export function GivePanel({ stop, round, state, scanned, onGiven }: Props) {
  const { round: words } = courierTexts.read();
  const { proof, give: giveText } = counterTexts.read();
  const [kind, setKind] = useState<(typeof permits.door.proofs)[number]>('DOCUMENT');
  const [document, setDocument] = useState(noDocument);
  const [code, setCode] = useState('');
  const due = dueAtDoor(stop, scanned, round.rate);
  const [typed, setTyped] = useState<string>();
  const received = typed ?? due.owedTjs?.amount ?? '';
  const [picture, setPicture] = useState<Omit<DoorPicture, 'id'>>();
  const [problem, setProblem] = useState<string>();
  const isOwed = due.charges.length > 0;
  const canPay = !isOwed || (round.shiftId !== null && round.rate !== null);
  const made = picture === undefined ? [] : [picture.kind];
  const isProven = kind === 'DOCUMENT' ? isDocument(document) : readPickupCode(code) !== undefined;
  const give = async () => {
    setProblem(undefined);
    const proof = kind === 'CODE' ? { kind, code } : { kind, document };
    const body = bodyOf({ due, round, scanned, received, proof });
    const own = picture && { ...picture, id: newRequestId() };
    const facts = { kind: 'GIVE', stopId: stop.id, body, picture: own } as const;
    try {
      if (kind === 'CODE') {
        await sendGiving(facts);
        await state.refresh();
      } else await state.queue.add({ scanId: body.requestId, deviceId: ownDeviceId(), facts });
      onGiven();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.msg : words.notStored);
      await state.refresh();
    }
  };
  return (
    <div className={css.form}>
      {isOwed ? (
        <Cash due={due} round={round} received={received} onReceived={setTyped} />
      ) : (
        <Text tone="green" weight={600}>
          {words.paid}
        </Text>
      )}
      <Segmented
        label={words.proof}
        value={kind}
        options={permits.door.proofs.map((value) => ({
          value,
          label: value === 'CODE' ? proof.code : words.byDocument,
        }))}
        onChange={setKind}
      />
      {kind === 'DOCUMENT' ? (
        <DocumentFields value={document} onChange={setDocument} />
      ) : (
        <CodeField value={code} hint={words.codeNeedsLine} onChange={setCode} />
      )}
      <EvidencePanel
        asked={round.evidence}
        made={made}
        onMade={(of, file) => {
          setPicture({ kind: of, takenAt: new Date().toISOString(), file });
          return Promise.resolve();
        }}
      />
      {problem !== undefined && (
        <Text tone="danger" role="alert">
          {problem}
        </Text>
      )}
      <Button
        kind="primary"
        isDisabled={scanned.length === 0 || !isProven || !canPay || !isEnoughEvidence(round.evidence, made)}
        onPress={() => void give()}
      >
        {giveText(scanned.length)}
      </Button>
    </div>
  );
}

type CashProps = { due: DueAtDoor; round: OwnRound; received: string; onReceived: (text: string) => void };

function Cash({ due, round, received, onReceived }: CashProps) {
  const { round: words } = courierTexts.read();
  const { rate, shiftId } = round;
  return (
    <>
      <Box as="dl" justify="between" className={css.cash}>
        <dt>
          {words.takeCash}
          <span className={css.quiet}>{words.inAll(formatMoney(due.owed))}</span>
        </dt>
        <dd>
          <b>{formatMoney(due.owedTjs ?? due.owed)}</b>
          <span className={css.quiet}>
            {rate === null
              ? words.noRate
              : words.rate(formatDecimal(ratePerUnit(rate)), formatDay(rate.rateDate))}
          </span>
        </dd>
      </Box>
      {shiftId === null ? (
        <Text tone="gold" role="status">
          {words.noShift} <a href="#/bsc/cash">{words.openDrawer}</a>
        </Text>
      ) : (
        <TextField
          name="received"
          label={words.received}
          value={received}
          maxLength={12}
          inputMode="decimal"
          autoComplete="off"
          onText={onReceived}
        />
      )}
    </>
  );
}

type Given = Pick<Props, 'round' | 'scanned'> & { due: DueAtDoor; received: string; proof: Giving['proof'] };

function bodyOf({ due, round: { shiftId, rate }, scanned, received, proof }: Given): Giving {
  const cash =
    due.charges.length === 0 || shiftId === null || rate === null
      ? {}
      : {
          cash: {
            requestId: newRequestId(),
            shiftId,
            TJS: received,
            charges: due.charges.map(({ id, owed }) => ({ id, amount: owed.amount })),
            rate: { rate: rate.rate, rateDate: rate.rateDate },
          },
        };
  return {
    requestId: newRequestId(),
    deviceId: ownDeviceId(),
    at: new Date().toISOString(),
    proof,
    ...cash,
    parcels: scanned.map((trackingCode) => ({ requestId: newRequestId(), trackingCode })),
  };
}
