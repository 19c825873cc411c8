import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { cutCalls, untilCut } from '../../shared/api/cut-calls.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { createObserved } from '../stations/observed.ts';
import { reload, renew } from './by-service.ts';
import { readActs } from './by-snapshot.ts';
import type { CashHere } from './by-snapshot.ts';
import { cardOf } from './card.ts';
import type { Proof } from './card.ts';
import * as acts from './counter-acts.ts';
import { useCounterRefresh } from './counter-queries.ts';
import { empty, knownOf } from './counter-state.ts';
import type { CounterState, Station } from './counter-state.ts';
import { refusalOf } from './counter-verdicts.ts';
import type { CounterAct } from './offline/counter-snapshot.ts';
import { permits } from './permits.ts';
import type { Permits } from './permits.ts';

/**
 * The counter at work, online and offline. Acts are done one after another in their order, whatever the service is
 * still answering; what is open stays as it is when the line comes or goes.
 * @param station the registered device; undefined in a browser that is none
 */
export function useCounter(station?: Station) {
  const place = useRef(station);
  useEffect(() => {
    place.current = station;
  });
  const [done] = useState(() => createObserved<readonly CounterAct[]>([]));
  const [state, setState] = useState<CounterState>(() => ({
    ...empty,
    requests: {},
    isPaying: false,
    payments: 0,
    verdict: acts.readyVerdict({ station: () => station }),
  }));
  const latest = useRef(state);
  const line = useRef(Promise.resolve());
  const refresh = useCounterRefresh();
  const change = ({ verdict, ...next }: Partial<CounterState>) => {
    // What the snapshot says looks different from what the service says.
    const hasLine = place.current?.isOffline !== true;
    const verdictPart = verdict === undefined ? {} : { verdict: { ...verdict, hasLine } };
    latest.current = { ...latest.current, ...next, ...verdictPart };
    setState(latest.current);
  };
  const inLine = (work: () => Promise<void> | void, code?: string) => {
    line.current = line.current
      .then(work)
      .catch((error: unknown) =>
        change({ verdict: refusalOf(error, code), unfound: isNoCustomer(error) ? code : undefined }),
      );
  };
  const at = {
    read: () => latest.current,
    change,
    station: () => place.current,
    acts: done,
    refresh: () => untilCut(refresh()),
  };
  const back = useEffectEvent(() => inLine(() => renew(at)));
  useEffect(() => {
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, []);
  const { queue, isOffline = false, waiting = 0 } = station ?? {};
  useEffect(() => {
    if (queue === undefined) return undefined;
    const read = () => void readActs(done, queue).catch(() => undefined);
    read();
    return queue.subscribe(read);
  }, [done, queue]);
  const followed = useEffectEvent((_weather: string) => inLine(() => acts.follow(at)));
  const weather = `${isOffline ? 'offline' : 'online'} ${waiting === 0 ? 'sent' : 'waiting'}`;
  useEffect(() => {
    // What is still asked has no answer; a scan among it is taken by the snapshot.
    if (isOffline) cutCalls();
  }, [isOffline]);
  useEffect(() => followed(weather), [weather]);
  // The card is drawn anew with each act that is stored or sent.
  const doneActs = useSyncExternalStore(done.subscribe, done.read);
  const may: Permits = isOffline ? permits.offline : permits.online;
  return {
    state,
    card: state.card && cardOf(state.card, knownOf(station, doneActs)),
    station,
    acts: doneActs,
    permits: may,
    change,
    onCode: (raw: string) => {
      change({ unfound: undefined });
      inLine(() => acts.take(at, raw), raw);
    },
    choose: (customerCode: string) => acts.choose(at, customerCode),
    open: (proof: Proof) => inLine(() => acts.open(at, proof)),
    give: () => inLine(acts.pressGive(at)),
    reload: () => inLine(() => reload(at)),
    taking: (isPaying: boolean) => acts.taking(at, isPaying),
    paid: (receipt: acts.OwnReceipt) => inLine(() => acts.paid(at, receipt)),
    takeCash: (cash: CashHere) => inLine(() => acts.takeCash(at, cash)),
    addEvidence: (kind: EvidenceKind, file: Blob) => acts.addEvidence(at, kind, file),
    close: () => inLine(() => acts.close(at)),
    putBack: () => change({ ...empty, verdict: acts.readyVerdict(at) }),
  };
}

/** The service knows no such customer. */
const isNoCustomer = (error: unknown) => error instanceof ApiError && error.error === 'handOver.nobodyFound';

export type Counter = ReturnType<typeof useCounter>;
