import { act, fireEvent, render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueries } from '../src/staff/kit/create-queries.ts';
import { loadGoodsNames } from '../src/staff/kit/goods-text.ts';
import { ApprovalActs } from '../src/staff/screens/approvals/approval-acts.tsx';
import { CaseHead } from '../src/staff/screens/approvals/approval-parts.tsx';
import type { ApprovalCase } from '../src/staff/screens/approvals/approval-queries.ts';
import { approvalsTexts } from '../src/staff/screens/screen-words.ts';
import './console.tsx';

test('a decision without a reason leads to the field of the reason, whichever it is', async () => {
  await approvalsTexts.load();
  const { allow, deny } = approvalsTexts.read();
  const waiting = { id: 'a', state: 'WAITING', isOwn: false, decision: null, pickupPoint: { phone: '+992' } };
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(
      <QueryClientProvider client={createQueries()}>
        <ApprovalActs one={waiting as unknown as ApprovalCase} />
      </QueryClientProvider>,
    );
  });
  if (view === undefined) throw new Error('no acts');
  for (const name of [allow, deny]) {
    const button = view.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  }
});

test('who decides reads the goods of a parcel in the own language', async () => {
  await Promise.all([approvalsTexts.load(), loadGoodsNames()]);
  const owed = { amount: '0.00', currency: 'USD' };
  const parcel = { trackingCode: 'YT7223450000001', name: '服装', weightKg: null, cell: null, owed };
  const one = {
    customerCode: 'TJ-10482',
    pickupPoint: { name: 'p' },
    clerk: 'c',
    askedAt: '2026-11-20T08:50:00Z',
    parcels: [parcel],
    ready: 1,
  };
  const { container } = render(<CaseHead one={one as unknown as ApprovalCase} />);
  expect(container.textContent).toContain('Одежда');
});
