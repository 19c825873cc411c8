import { afterAll } from 'vitest';
import { closeLeftOpen } from './test-app.ts';

// Files share their worker: what a file opened for all of its tests ends with the file.
afterAll(closeLeftOpen);
