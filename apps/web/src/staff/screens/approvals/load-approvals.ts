import type { ComponentType } from 'react';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { approvalsTexts } from '../screen-words.ts';

/** The requests that wait, with their words. */
export async function loadApprovals(): Promise<ComponentType<object>> {
  await approvalsTexts.load();
  return ApprovalsScreen;
}
