import { enableCompileCache } from 'node:module';

// Must come before everything else is loaded: compiled code of earlier starts halves the time to the first answer.
enableCompileCache();
const { startService } = await import('./service-process.ts');
await startService(process.env, process.argv.slice(2));
