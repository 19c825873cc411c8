import { useQuery } from '@tanstack/react-query';
import { ParcelPrice, PointsOffer } from '../../../features/pricing/parcel-price.tsx';
import { call } from '../../../shared/api/call.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { chargesTexts } from '../screen-words.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './charges.module.css';

/** What a parcel costs and why: delivery, storage by now, the points that it brings. */
export function ParcelCharge({ code }: { code: string }) {
  const { title, notWeighed } = chargesTexts.read();
  const answer = useQuery({
    queryKey: ['parcel-charge', code],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels/{id}/charge', { params: { id: code }, quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <Box as="section" margin={0} marginTop={20} marginBottom={20} padding={16} border="all" radius={12}>
      <h3 className={css.title}>{title}</h3>
      <Answered answer={answer}>
        {({ price, points }) => (
          <>
            {price === null ? (
              <Text tone="faint" size={14}>
                {notWeighed}
              </Text>
            ) : (
              <ParcelPrice price={price} reader="staff" />
            )}
            {points && <PointsOffer points={points} />}
          </>
        )}
      </Answered>
    </Box>
  );
}
