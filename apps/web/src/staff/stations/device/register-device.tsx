import { worksOfUnit } from '@rohi/contract/stations/station-words';
import type { ScannerEnd, StationWork } from '@rohi/contract/stations/station-words';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { receivingTexts } from '../station-words.ts';
import { ScannerTest } from '../scanner/scanner-test.tsx';
import type { OwnDevice } from './device-store.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './device-gate.module.css';

type Props = { isEnded: boolean; onRegistered: (device: OwnDevice) => void };

/** Registers this browser as a device of a unit. */
export function RegisterDevice({ isEnded, onRegistered }: Props) {
  const { device: words } = receivingTexts.read();
  const units = useUnits();
  const worksAt = (id: number) => worksOfUnit(units.find((unit) => unit.id === id)?.type);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [scannerEnd, setScannerEnd] = useState<ScannerEnd>();
  const { send, failure, refused, isSending } = useRegistering(onRegistered);
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const unitId = Number(chosen ?? (units.length === 1 ? units[0]?.id : undefined));
  return (
    <Grid
      as="form"
      gap={12}
      justifyItems="start"
      alignContent="start"
      fill="surface"
      border="all"
      radius="card"
      className={css.notice}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && unitId > 0 && !isSending)
          void send({ name: name.trim(), unitId, works: worksAt(unitId), scannerEnd }).then(
            (fields) => 'name' in fields && nameField.current?.focus(),
          );
      }}
    >
      <h1>{words.title}</h1>
      <p>{isEnded ? words.ended : words.lead}</p>
      <Grid as="label" gap={4} wide tone="soft" size={13}>
        {words.name}
        <input
          ref={nameField}
          className={css.input}
          aria-invalid={refused['name'] !== undefined || undefined}
          aria-describedby={`${id}-name`}
          value={name}
          required
          maxLength={60}
          placeholder={words.nameHint}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <span id={`${id}-name`} className={css.refusal}>
          {refused['name']}
        </span>
      </Grid>
      <Grid as="label" gap={4} wide tone="soft" size={13}>
        {words.unit}
        <select
          className={css.input}
          required
          aria-invalid={refused['unitId'] !== undefined || undefined}
          aria-describedby={`${id}-unit`}
          value={unitId > 0 ? unitId : ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">{words.choose}</option>
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unit.name}
            </option>
          ))}
        </select>
        <span id={`${id}-unit`} className={css.refusal}>
          {refused['unitId']}
        </span>
      </Grid>
      <ScannerTest onFound={setScannerEnd} />
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      <Button type="submit" kind="primary" isDisabled={isSending}>
        {words.register}
      </Button>
    </Grid>
  );
}

/** In the order of the parcel's way. */
const kinds = ['WAREHOUSE', 'HUB', 'PICKUP_POINT'];

/** The units that the clerk may choose: all where stations stand, or the own one. */
function useUnits() {
  const { operationUnit } = useUser();
  const { data } = useQuery({
    queryKey: ['warehouses'],
    queryFn: ({ signal }) => call('GET /common/all-ltds', { quiet: true, signal }),
  });
  const isOffered = ({ id, type, enabled }: { id: number; type: string; enabled: boolean }) =>
    worksOfUnit(type).length > 0 && enabled && (operationUnit === null || operationUnit.id === id);
  const rankOf = ({ type }: { type: string }) => kinds.indexOf(type);
  return (data ?? []).filter(isOffered).toSorted((a, b) => rankOf(a) - rankOf(b));
}

type Registered = { name: string; unitId: number; works: StationWork[]; scannerEnd: ScannerEnd | undefined };

function useRegistering(onRegistered: (device: OwnDevice) => void) {
  const { device: words } = receivingTexts.read();
  // The same one until it is registered: an answer that was lost is given again.
  const [requestId] = useState(newRequestId);
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  /** Returns what is wrong, by field. */
  const send = async ({ scannerEnd, ...typed }: Registered): Promise<Record<string, string>> => {
    setSending(true);
    setFailure('');
    setRefused({});
    let fields: Record<string, string> = {};
    try {
      const body = { ...typed, requestId, printer: null, scale: null, ...(scannerEnd && { scannerEnd }) };
      const device = await call('POST /stations/devices', { body, quiet: true });
      const own = { id: device.id, name: device.name };
      onRegistered(scannerEnd === undefined ? own : { ...own, scanner: { end: scannerEnd, isSent: true } });
    } catch (error) {
      const answer = error instanceof ApiError ? error : undefined;
      fields = Object.fromEntries((answer?.fields ?? []).map(({ field, msg }) => [field, msg]));
      setRefused(fields);
      if (Object.keys(fields).length === 0)
        setFailure(answer?.status === 0 ? words.needsLine : answer?.msg || words.failed);
    }
    setSending(false);
    return fields;
  };
  return { send, failure, refused, isSending };
}
