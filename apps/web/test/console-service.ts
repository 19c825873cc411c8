import type { TestProject } from 'vitest/node';
import { roles } from '@rohi/contract/roles';
import { openPlaces } from '../../../e2e/cabinet.ts';
import { startService } from '../../../e2e/service.ts';
import { addStaff } from '../../../e2e/staff.ts';

type Login = { username: string; password: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The running service, and who works at it. */
    console: {
      address: string;
      manager: Login;
      colleague: Login;
      operator: Login;
      /** Somebody of each role: with no place of work named, and at a pickup point. */
      staff: Readonly<Record<string, { free: Login; atPoint: Login }>>;
    };
  }
}

/**
 * One service for all tests of the console: screens are drawn without a browser, and what they ask is answered for
 * real.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = await startService();
  const { address } = service;
  const manager = await addStaff(service, 'manager');
  const colleague = await addStaff(service, 'manager');
  const operator = await addStaff(service, 'china-operator');
  await openPlaces(service);
  const staff: Record<string, { free: Login; atPoint: Login }> = {};
  for (const role of roles)
    if (role !== 'customer')
      staff[role] = {
        free: await addStaff(service, role),
        atPoint: await addStaff(service, role, 'PP-BOKHTAR'),
      };
  project.provide('console', { address, manager, colleague, operator, staff });
  return () => service.stop();
}
