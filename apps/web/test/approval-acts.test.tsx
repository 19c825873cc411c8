import { act, fireEvent, render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueries } from '../src/staff/kit/create-queries.ts';
import { ApprovalActs } from '../src/staff/screens/approvals/approval-acts.tsx';
import type { ApprovalCase } from '../src/staff/screens/approvals/approval-queries.ts';
import { approvalsTexts } from '../src/staff/screens/approvals/approvals-words.ts';
import './console.tsx';

test('a decision without a reason leads to the field of the reason, whichever it is', async () => {
  await approvalsTexts.load();
  const { allow, deny } = approvalsTexts.read();
  const waiting = { id: 'a', state: 'WAITING', isOwn: false, decision: null, pickupPoint: { phone: '+992' } };
  let shown: ReturnType<typeof render> | undefined;
  await act(async () => {
    shown = render(
      <QueryClientProvider client={createQueries()}>
        <ApprovalActs one={waiting as unknown as ApprovalCase} />
      </QueryClientProvider>,
    );
  });
  if (shown === undefined) throw new Error('no acts');
  for (const name of [allow, deny]) {
    const button = shown.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  }
});
