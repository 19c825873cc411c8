import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { answeringOf, openTurnWatch } from './measure/process-turns.ts';

/** Works for 60 ms of its own CPU in one turn when something comes in, and says so. */
const script = `
  process.stdin.on('data', () => {
    const used = () => process.threadCpuUsage().user;
    for (const from = used(); used() - from < 60_000; );
    setImmediate(() => process.stdout.write('done'));
  });
  process.stdout.write('ready');`;

test('a turn of a thread that takes more than 20 ms of its CPU is told, once, with its process', async () => {
  const watch = openTurnWatch();
  const child = spawn(process.execPath, ['-e', script], { env: { ...process.env, ...watch.env } });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    watch.close();
  });
  await once(child.stdout, 'data');
  await watch.read();
  child.stdin.write('work');
  await once(child.stdout, 'data');
  const [worked] = await watch.read();
  expect(worked).toMatchObject({ name: 'main', pid: child.pid, tooLong: 1 });
  expect(worked?.longest[0]?.tracked).toBe(0);
  expect(worked?.longest[0]?.ms).toBeGreaterThan(40);
  const [rested] = await watch.read();
  expect(rested?.tooLong).toBe(0);
});

test('the supervisor and the process for long work do not answer, one process alone does', () => {
  const named = (name: string) => ({
    name,
    pid: 1,
    cpuMs: 0,
    residentMb: 0,
    heapMb: 0,
    externalMb: 0,
    turns: 0,
    tooLong: 0,
    longest: [],
  });
  const of = (...names: string[]) => answeringOf(names.map(named)).map(({ name }) => name);
  expect(of('answers-1', 'answers-2', 'main', 'work')).toEqual(['answers-1', 'answers-2']);
  expect(of('main')).toEqual(['main']);
});
