import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { PriceCheck } from '../../screens/charges/charge-parts.tsx';

/** What a load costs, asked from anywhere: for whoever has a customer on the phone. */
export function PriceOverlay({ customerCode, onClose }: { customerCode: string; onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ['price-channels'],
    queryFn: ({ signal }) => call('GET /common/all-channels', { quiet: true, signal }),
  });
  return data && <PriceCheck channels={data} customerCode={customerCode} onClose={onClose} />;
}
