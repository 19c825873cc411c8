/**
 * The process for pictures. It makes what it is sent anew, one at a time, and ends with the process that started it.
 * Argument: the most memory, in bytes.
 */
import { writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import type { PictureJob } from './picture-words.ts';

enableCompileCache();
/** At once: an ordinary exit waits for a decoder that hangs. */
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
// Sent to all processes of a terminal or a service manager: this one ends with the one that waits for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
try {
  // Where memory runs out, this is what the system takes.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Linux alone has it.
}
const mostBytes = Number(process.argv[2]);
// The decoder works beside this thread, which therefore sees what it takes.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) end();
}, 10).unref();

const { remakeWithSharp } = await import('./remake-with-sharp.ts');
process.on('message', (job: PictureJob) => {
  void remakeWithSharp(job).then((outcome) => process.send?.(outcome));
});
