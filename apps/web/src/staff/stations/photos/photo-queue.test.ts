import { describe, expect, test } from 'vitest';
import { openPhotoQueue } from './photo-queue.ts';
import { nextKind } from './photo-row.ts';
import type { PhotoOutcome, PhotoRow } from './photo-row.ts';

const dayMs = 86_400_000;

/** A station with clock, disk and service in the test's hand. */
function openFakeStation() {
  const disk = new Map<string, PhotoRow>();
  const at = { now: 1_000_000, scansWait: false, isFull: false };
  const timers: { at: number; work: () => void }[] = [];
  const sent: string[] = [];
  const answers: { next: (row: PhotoRow) => PhotoOutcome } = { next: () => ({ kind: 'stored' }) };
  const open = (owner = 'li') =>
    openPhotoQueue({
      owner,
      store: {
        all: async (of) => [...disk.values()].filter((row) => row.owner === of || row.state === 'waiting'),
        put: async (row) => {
          if (at.isFull) throw new Error('the disk is full');
          disk.set(row.photoId, row);
        },
        remove: async (photoId) => void disk.delete(photoId),
      },
      send: async (row) => {
        sent.push(row.photoId);
        return answers.next(row);
      },
      areScansWaiting: () => at.scansWait,
      now: () => at.now,
      after: (ms, work) => {
        const timer = { at: at.now + ms, work };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
      random: () => 0.5,
      alone: (work) => work(),
      neverReceived: () => 'never received',
    });
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    at.now += ms;
    for (const timer of timers.filter((each) => each.at <= at.now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.work();
    }
    await settle();
  };
  const photo = (photoId: string, scanId?: string) => ({
    photoId,
    deviceId: 'gate',
    code: 'YT1',
    scanId,
    kind: 'BOX' as const,
    file: new Blob(['x']),
  });
  return { disk, at, sent, answers, open, settle, pass, photo };
}

describe('photos of a station', () => {
  test('go behind their scan, and not before it is stored and no scan waits', async () => {
    const { disk, at, sent, open, settle, pass, photo } = openFakeStation();
    const queue = open();
    await queue.add(photo('a'));
    await pass(60_000);
    expect([sent, disk.get('a')?.state]).toEqual([[], 'draft']);
    at.scansWait = true;
    await queue.follow('YT1', 'scan');
    await pass(60_000);
    expect([sent, disk.get('a')?.state, disk.get('a')?.scanId]).toEqual([[], 'waiting', 'scan']);
    at.scansWait = false;
    queue.wake();
    await settle();
    expect([sent, disk.size]).toEqual([['a'], 0]);
    expect(queue.read()).toMatchObject([{ photoId: 'a', state: 'sent' }]);
  });

  test('stay until the service has answered, and go again under the same id, in another tab too', async () => {
    const { disk, sent, answers, open, settle, pass, photo } = openFakeStation();
    answers.next = () => ({ kind: 'silent' });
    const first = open();
    await first.add(photo('a', 'scan'));
    await settle();
    first.stop();
    const second = open();
    await settle();
    expect(disk.get('a')?.state).toBe('waiting');
    answers.next = () => ({ kind: 'stored' });
    await pass(60_000);
    expect([new Set(sent), disk.size]).toEqual([new Set(['a']), 0]);
    expect(sent.length).toBeGreaterThan(1);
    second.stop();
  });

  test('that are refused are shown with why, stop none after them, and can be sent again or taken away', async () => {
    const { disk, answers, open, settle, photo } = openFakeStation();
    answers.next = ({ photoId }) =>
      photoId === 'b' ? { kind: 'stored' } : { kind: 'refused', refusal: 'no picture' };
    const queue = open();
    for (const id of ['a', 'b', 'c']) await queue.add(photo(id, 'scan'));
    await settle();
    expect([...disk.values()].map(({ photoId, refusal }) => [photoId, refusal])).toEqual([
      ['a', 'no picture'],
      ['c', 'no picture'],
    ]);
    await queue.remove('c');
    answers.next = () => ({ kind: 'stored' });
    await queue.sendAgain('a');
    await settle();
    expect(disk.size).toBe(0);
  });

  test('of a box that is not received wait for it, some days at most', async () => {
    const { disk, sent, answers, open, settle, pass, photo } = openFakeStation();
    answers.next = () => ({ kind: 'early' });
    const queue = open();
    await queue.add(photo('a', 'scan'));
    await settle();
    const tried = sent.length;
    await pass(1_000);
    expect(sent).toHaveLength(tried);
    await pass(dayMs);
    expect(disk.get('a')?.state).toBe('waiting');
    await pass(3 * dayMs);
    expect(disk.get('a')).toMatchObject({ state: 'refused', refusal: 'never received' });
    queue.stop();
  });

  test('photos wait for the log-in, and one that cannot be stored is refused to the user who took it', async () => {
    const { disk, at, answers, open, settle, photo } = openFakeStation();
    answers.next = () => ({ kind: 'locked' });
    const queue = open();
    await queue.add(photo('a', 'scan'));
    await settle();
    expect(disk.get('a')?.state).toBe('waiting');
    at.isFull = true;
    await expect(queue.add(photo('b', 'scan'))).rejects.toThrow('the disk is full');
    expect(queue.read().map(({ photoId }) => photoId)).toEqual(['a']);
  });

  test('photos of a colleague go with the next log-in on the device; drafts stay with the user who took them', async () => {
    const { disk, sent, answers, open, settle, photo } = openFakeStation();
    answers.next = () => ({ kind: 'locked' });
    const left = open();
    await left.add(photo('a', 'scan'));
    await left.add(photo('b'));
    await settle();
    left.stop();
    answers.next = () => ({ kind: 'stored' });
    sent.length = 0;
    const next = open('wang');
    await settle();
    expect([sent, [...disk.keys()]]).toEqual([['a'], ['b']]);
    expect(next.read().map(({ photoId, state }) => [photoId, state])).toEqual([['a', 'sent']]);
  });

  test('of a box that was never scanned are forgotten after a week', async () => {
    const { disk, at, open, settle, photo } = openFakeStation();
    await open().add(photo('a'));
    at.now += 6 * dayMs;
    expect(open().read()).toEqual([]);
    await settle();
    expect(disk.size).toBe(1);
    at.now += 2 * dayMs;
    open();
    await settle();
    expect(disk.size).toBe(0);
  });
});

test('each kind is made once, then the box again', () => {
  expect(nextKind([], false)).toBe('SCALE');
  expect(nextKind([], true)).toBe('DAMAGE');
  expect(nextKind(['DAMAGE'], true)).toBe('SCALE');
  expect(nextKind(['SCALE'], false)).toBe('LABEL');
  expect(nextKind(['SCALE', 'LABEL', 'BOX'], false)).toBe('BOX');
});
