import { enableCompileCache } from 'node:module';

enableCompileCache();
// The supervisor of this process has died: a new service is about to take its place.
process.once('disconnect', () => process.exit(1));
// Sent to all processes of a terminal: the supervisor stops the others in their order.
process.on('SIGINT', () => undefined);
const { runMember } = await import('./member.ts');
await runMember(process.env, process.argv.slice(2));
