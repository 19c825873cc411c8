import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { courierTexts } from '../src/staff/counter/counter-words.ts';
import { DoneStops } from '../src/staff/counter/courier/done-stops.tsx';
import './console.tsx';

type Props = ComponentProps<typeof DoneStops>;

const stopOf = (id: string) => ({
  id,
  customerCode: `TJ-${id}`,
  address: 'улица Айни',
  parcels: [],
  notMet: null,
});

test('after the last door, and not before it, a courier reads where to go', async () => {
  await courierTexts.load();
  const { goBack } = courierTexts.read().round;
  const draw = (second: 'given' | 'open') => {
    const states = new Map([
      ['1', 'given'],
      ['2', second],
    ]) as Props['states'];
    const round = { stops: [stopOf('1'), stopOf('2')], evidence: 'NONE' } as unknown as Props['round'];
    const state = { status: { needsPerson: [] } } as unknown as Props['state'];
    return render(<DoneStops round={round} state={state} states={states} />);
  };
  const before = draw('open');
  expect(before.queryByText(goBack)).toBeNull();
  before.unmount();
  expect(draw('given').getByText(goBack)).toBeTruthy();
});
