import { useEffect, useState } from 'react';
import { serverNow } from '../../../shared/session/session-state.ts';
import { lockStation } from '../../kit/session/station-lock.ts';
import { findPermit, renewPermit } from '../permit/station-permit.ts';
import { pinOf } from './pin-database.ts';
import { seeLogin } from './pin.ts';

/** A service that has said nothing for so long is out of reach. */
const longestWaitMs = 4_000;

/** The user that the service has answered since the page was loaded, or who has given the PIN. */
let openFor: string | undefined;

/** The person has given the PIN. */
export function noteOpened(person: string): void {
  openFor = person;
}

export type GateState = 'asking' | 'open' | 'ended';

/**
 * Whether this person may work at this device. While the service answers, the session says so. Offline a page that was
 * loaded anew is locked where there is a PIN, and a user with an ended permit waits for the connection.
 */
export function useStationGate(owner: string, deviceId: string): GateState {
  const [state, setState] = useState<GateState>(openFor === owner ? 'open' : 'asking');
  useEffect(() => {
    let isGone = false;
    const show = (next: GateState) => !isGone && setState(next);
    // Where nothing can be stored there is no PIN and no permit either.
    pass(owner, deviceId).then(show, () => show('open'));
    return () => {
      isGone = true;
    };
  }, [owner, deviceId]);
  return state;
}

async function pass(owner: string, deviceId: string): Promise<GateState> {
  const answering = renewAndSee(owner, deviceId);
  if (openFor === owner) return 'open';
  const [pin, permit] = await Promise.all([pinOf(owner).read(), findPermit(owner, deviceId)]);
  const isEnded = permit !== undefined && permit.endsAt <= serverNow();
  if (pin === undefined && !isEnded) return 'open';
  if (await isAnswered(answering)) {
    openFor = owner;
    return 'open';
  }
  if (isEnded) return 'ended';
  lockStation(owner);
  return 'asking';
}

/** Asks for the permit of this log-in; true when the service has answered, whatever it was. */
export async function renewAndSee(owner: string, deviceId: string): Promise<boolean> {
  const outcome = await renewPermit(owner, deviceId);
  if (outcome.kind === 'given') await seeLogin(pinOf(owner), outcome.permit.permit).catch(() => undefined);
  return outcome.kind !== 'silent';
}

async function isAnswered(answering: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longestWaitMs);
  });
  const answer = await Promise.race([answering, late]).catch(() => false);
  clearTimeout(timer);
  return answer;
}
