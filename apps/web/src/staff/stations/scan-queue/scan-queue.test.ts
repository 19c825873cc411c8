import { describe, expect, test } from 'vitest';
import { openFakeLine, openFakeStation, settle } from './fault-schedule.ts';

describe('S03: what is scanned is never lost in silence', () => {
  test('a scan is shown as accepted by the answer alone', async () => {
    const station = openFakeStation(1);
    const tab = station.openTab();
    station.line.isUp = false;
    await tab.add('A1');
    expect(tab.read()).toMatchObject({ waiting: 1, recent: [{ state: 'stored' }] });
    await station.run(60_000);
    expect(tab.read()).toMatchObject({ waiting: 1, line: 'down' });
    expect(await station.all('li')).toMatchObject([{ state: 'sent' }]);
    station.line.isUp = true;
    await station.run(60_000);
    expect(tab.read()).toMatchObject({ waiting: 0, line: 'up', recent: [{ state: 'accepted' }] });
  });

  test('a scan that cannot be stored is refused to the scanner', async () => {
    const station = openFakeStation(2);
    const tab = station.openTab();
    station.disk.isFull = true;
    await expect(tab.add('A1')).rejects.toThrow('the disk is full');
    expect(tab.read().waiting).toBe(0);
  });

  test('what the service refuses goes to a person, and stops none after it', async () => {
    const station = openFakeStation(3);
    const tab = station.openTab();
    station.line.isUp = false;
    for (const code of ['A1', 'REFUSED', 'A2', 'PERSON', 'A3']) await tab.add(code);
    station.line.isUp = true;
    await station.run(60_000);
    const { waiting, needsPerson } = tab.read();
    expect(waiting).toBe(0);
    expect(needsPerson.map(({ facts, refusal }) => [facts, refusal])).toEqual([
      ['REFUSED', 'request.invalid'],
      ['PERSON', undefined],
    ]);
    expect(station.line.taken).toEqual(['A1', 'A2', 'PERSON', 'A3']);
  });

  test('a refused scan can be sent again, and keeps its id', async () => {
    const station = openFakeStation(4);
    const tab = station.openTab();
    await tab.add('REFUSED');
    await station.run(30_000);
    const [refused] = tab.read().needsPerson;
    station.line.refuses = false;
    if (refused) await tab.queue.sendAgain(refused);
    await station.run(30_000);
    expect(tab.read()).toMatchObject({ waiting: 0, needsPerson: [] });
    expect(station.line.takenIds).toEqual([refused?.scanId]);
  });
});

describe('what is not done stays on the list until somebody has dealt with it', () => {
  test('however many came after it, and over a reload', async () => {
    const station = openFakeStation(14);
    const tab = station.openTab();
    station.line.isUp = false;
    await tab.add('PERSON');
    for (let index = 0; index < 60; index += 1) await tab.add(`A${index}`);
    station.line.isUp = true;
    await station.run(60_000);
    tab.close();
    const again = station.openTab();
    await station.run(1_000);
    const { waiting, needsPerson, recent } = again.read();
    expect(waiting).toBe(0);
    expect(needsPerson).toMatchObject([{ facts: 'PERSON', answer: { verdict: 'NEEDS_PERSON' } }]);
    expect(recent.map(({ facts }) => facts)).not.toContain('PERSON');
  });

  test('a scan that stands for it takes it off with itself, or not at all', async () => {
    const station = openFakeStation(15);
    const tab = station.openTab();
    await tab.add('PERSON');
    await station.run(10_000);
    const { needsPerson } = tab.read();
    station.disk.isFull = true;
    await expect(tab.add('A1', needsPerson)).rejects.toThrow('the disk is full');
    expect(tab.read().needsPerson).toHaveLength(1);
    station.disk.isFull = false;
    await tab.add('A1', needsPerson);
    expect(tab.read().needsPerson).toEqual([]);
    await station.run(10_000);
    expect(station.line.taken).toEqual(['PERSON', 'A1']);
  });

  test('somebody may say that it is dealt with, and every tab shows it', async () => {
    const station = openFakeStation(16);
    const [tab, other] = [station.openTab(), station.openTab()];
    await tab.add('PERSON');
    await station.run(10_000);
    const [listed] = other.read().needsPerson;
    if (listed) await other.queue.settle(listed);
    await settle();
    expect([tab.read().needsPerson, other.read().needsPerson]).toEqual([[], []]);
    expect(tab.read()).toMatchObject({ waiting: 0, recent: [{ answer: { verdict: 'NEEDS_PERSON' } }] });
  });
});

describe('S04: many tabs, one sender', () => {
  test('any tab adds, and the one with the lock sends', async () => {
    const station = openFakeStation(5);
    const tabs = [station.openTab(), station.openTab(), station.openTab()];
    for (const [index, tab] of tabs.entries()) await tab.add(`T${index}`);
    await station.run(30_000);
    expect(station.line.taken).toEqual(['T0', 'T1', 'T2']);
    expect(station.line.mostAtOnce).toBe(1);
    for (const tab of tabs) expect(tab.read()).toMatchObject({ waiting: 0, line: 'up' });
  });

  test('when the tab with the lock is closed, another goes on', async () => {
    const station = openFakeStation(6);
    const [first, second] = [station.openTab(), station.openTab()];
    station.line.isUp = false;
    await first.add('A1');
    first.close();
    station.line.isUp = true;
    await second.add('A2');
    await station.run(60_000);
    expect(station.line.taken).toEqual(['A1', 'A2']);
  });
});

describe('S05: the line is asked for, not believed', () => {
  test('something that waits is sent at the first beat that is answered', async () => {
    const station = openFakeStation(7);
    const tab = station.openTab();
    station.line.isUp = false;
    await tab.add('A1');
    await station.run(300_000);
    const beats = station.line.beats;
    station.line.isUp = true;
    // No event of the browser says so.
    await station.run(6_000);
    expect(tab.read()).toMatchObject({ waiting: 0, line: 'up' });
    expect(station.line.beats).toBeGreaterThan(beats);
    // Every 5 s while something waited.
    expect(beats).toBeGreaterThan(55);
  });

  test('a service that fails is not taken for a line that is down', async () => {
    const station = openFakeStation(8);
    const tab = station.openTab();
    station.line.failsWith = 'silent';
    await tab.add('A1');
    await station.run(20_000);
    expect(tab.read()).toMatchObject({ waiting: 1, line: 'up' });
  });

  test('without a log-in it waits, asks nothing, and goes on after it', async () => {
    const station = openFakeStation(9);
    const tab = station.openTab();
    station.line.failsWith = 'locked';
    await tab.add('A1');
    await station.run(60_000);
    expect(tab.read()).toMatchObject({ waiting: 1, isLocked: true });
    expect(station.line.calls).toBeLessThan(4);
    station.line.failsWith = undefined;
    tab.queue.wake();
    await station.run(1_000);
    expect(tab.read()).toMatchObject({ waiting: 0, isLocked: false });
  });
});

describe('the owner of the queue is the person', () => {
  test('what a colleague has left on the device goes with the next log-in there, in its order and under its permit', async () => {
    const station = openFakeStation(10);
    const li = station.openTab('li');
    station.line.isUp = false;
    await li.add('A1');
    li.close();
    const wang = station.openTab('wang');
    await wang.add('B1');
    expect(wang.read()).toMatchObject({ waiting: 1, othersWaiting: 1, recent: [{ facts: 'B1' }] });
    station.line.isUp = true;
    await station.run(30_000);
    expect(station.line.taken).toEqual(['A1', 'B1']);
    expect(wang.read()).toMatchObject({ waiting: 0, othersWaiting: 0, recent: [{ facts: 'B1' }] });
    wang.close();
    expect(await station.all('li')).toMatchObject([
      { facts: 'A1', owner: 'li', permit: 'li@device', state: 'accepted' },
    ]);
  });

  test('is tried also when nothing else waits', async () => {
    const station = openFakeStation(18);
    const li = station.openTab('li');
    station.line.isUp = false;
    await li.add('A1');
    li.close();
    const wang = station.openTab('wang');
    await station.run(1_000);
    station.line.isUp = true;
    await station.run(10_000);
    expect(wang.read()).toMatchObject({ othersWaiting: 0 });
  });
});

describe('S02: scans do not wait for answers', () => {
  test('20 codes in one second have 20 verdicts, in their order', async () => {
    const station = openFakeStation(11);
    const tab = station.openTab();
    station.line.delayMs = 700;
    const codes = Array.from({ length: 20 }, (_, index) => `C${index}`);
    for (const code of codes) {
      await tab.add(code);
      await station.run(50);
    }
    await station.run(60_000);
    expect(station.line.taken).toEqual(codes);
    const answered = await station.all('li');
    expect(answered.map(({ facts, state, answer }) => [facts, state, answer?.verdict])).toEqual(
      codes.map((code) => [code, 'accepted', 'OK']),
    );
  });

  test('300 scans of a time offline go in their order, 50 a call', async () => {
    const station = openFakeStation(12);
    const tab = station.openTab();
    station.line.isUp = false;
    const codes = Array.from({ length: 300 }, (_, index) => `C${index}`);
    for (const code of codes) await tab.add(code);
    const before = station.line.calls;
    station.line.isUp = true;
    await station.run(120_000);
    expect(station.line.taken).toEqual(codes);
    expect(station.line.calls - before).toBe(6);
  });
});

// Every schedule is drawn from its number alone, so one that fails can be run again by it.
describe('under faults each scan is taken once or stands on the list', () => {
  test.each(Array.from({ length: 20 }, (_, block) => block * 50))(
    'schedules %i and the next 49',
    async (from) => {
      for (let seed = from; seed < from + 50; seed += 1) {
        const { scanned, line, isOrdered, all } = await openFakeLine(seed);
        const rows = await all();
        const states = new Map(rows.map(({ scanId, state }) => [scanId, state]));
        const open = scanned.filter(
          ({ scanId }) => !['accepted', 'needsPerson'].includes(states.get(scanId) ?? ''),
        );
        expect({ seed, open }).toEqual({ seed, open: [] });
        const twice = line.takenIds.filter((id, index) => line.takenIds.indexOf(id) !== index);
        expect({ seed, twice }).toEqual({ seed, twice: [] });
        // What is shown as accepted was really taken, and in the order of scanning where one tab sends at a time.
        const accepted = rows.filter(({ state }) => state === 'accepted').map(({ scanId }) => scanId);
        const taken = line.takenIds.filter((id) => states.get(id) === 'accepted');
        expect({ seed, taken: isOrdered ? taken : taken.toSorted() }).toEqual({
          seed,
          taken: isOrdered ? accepted : accepted.toSorted(),
        });
      }
    },
  );
});

test('the queue of one tab can be closed in the middle of a call', async () => {
  const station = openFakeStation(13);
  const tab = station.openTab();
  station.line.delayMs = 500;
  await tab.add('A1');
  tab.close();
  await settle();
  await station.run(10_000);
  const again = station.openTab();
  await station.run(60_000);
  expect(again.read().waiting).toBe(0);
  expect(station.line.taken).toEqual(['A1']);
});

describe('how the line stands', () => {
  const lineOf = ({ line, lineSince }: { line: string; lineSince: number }) => [line, lineSince];

  test('is known at the first call without an answer, not with the next beat', async () => {
    const station = openFakeStation(30);
    const tab = station.openTab();
    await station.run(1_000);
    expect(tab.read().line).toBe('up');
    station.line.isUp = false;
    tab.queue.doubt();
    await settle();
    expect(tab.read().line).toBe('down');
    station.line.isUp = true;
    tab.queue.doubt();
    await settle();
    expect(tab.read().line).toBe('up');
  });

  test('nothing waits is reported at once, where the last report said that something does', async () => {
    const station = openFakeStation(33);
    const reports: number[] = [];
    const opened: { tab?: ReturnType<typeof station.openTab> } = {};
    const tab = station.openTab('li', () => {
      // The first beat goes out while the tab opens.
      const { waiting, othersWaiting } = opened.tab?.read() ?? { waiting: 0, othersWaiting: 0 };
      reports.push(waiting + othersWaiting);
    });
    opened.tab = tab;
    await station.run(1_000);
    station.line.isUp = false;
    tab.queue.lose();
    await tab.add('A');
    await station.run(1_000);
    station.line.isUp = true;
    tab.queue.doubt();
    await station.run(1_000);
    expect(tab.read().waiting).toBe(0);
    expect(reports.at(-1)).toBe(0);
  });

  test('stays as it is when a call fails and the service answers', async () => {
    const station = openFakeStation(31);
    const tab = station.openTab();
    await station.run(1_000);
    const seen: string[] = [];
    tab.queue.subscribe(() => seen.push(tab.read().line));
    tab.queue.doubt();
    await station.run(5_000);
    expect(seen).not.toContain('down');
  });

  test('is down at once when the browser says so, in every tab, until the service answers', async () => {
    const station = openFakeStation(32);
    const tabs = [station.openTab(), station.openTab()];
    await station.run(1_000);
    station.line.isUp = false;
    tabs[1]?.queue.lose();
    expect(tabs.map((tab) => tab.read().line)).toEqual(['down', 'down']);
    await station.run(60_000);
    expect(tabs.map((tab) => tab.read().line)).toEqual(['down', 'down']);
    station.line.isUp = true;
    tabs[1]?.queue.doubt();
    await settle();
    expect(tabs.map((tab) => tab.read().line)).toEqual(['up', 'up']);
  });

  test('is told to a tab that opens, and a page that is loaded anew goes on counting', async () => {
    const station = openFakeStation(33);
    station.line.isUp = false;
    const first = station.openTab();
    await station.run(1_000);
    const down = lineOf(first.read());
    expect(down[0]).toBe('down');
    await station.run(600_000);
    const second = station.openTab();
    expect(lineOf(second.read())).toEqual(down);
    first.close();
    second.close();
    const again = station.openTab();
    await station.run(1_000);
    expect(lineOf(again.read())).toEqual(down);
    station.line.isUp = true;
    await station.run(60_000);
    expect(Number(again.read().backSince) > Number(down[1])).toBe(true);
    station.line.isUp = false;
    await station.run(60_000);
    const [line, since] = lineOf(again.read());
    expect([line, Number(since) > Number(down[1])]).toEqual(['down', true]);
  });
});
