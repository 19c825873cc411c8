import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { settingsTexts } from '../screen-words.ts';

/**
 * The next codes of new customers, as all settings of codes stand together.
 * @param version of the setting that is open: once it was saved the codes are others
 */
export function NextCodes({ version }: { version: number }) {
  const { nextCodes } = settingsTexts.read();
  const { data, isError } = useQuery({
    queryKey: ['next-customer-codes', version],
    queryFn: ({ signal }) => call('GET /staff/next-customer-codes', { quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <>
      <dt>{nextCodes.title}</dt>
      <dd aria-live="polite">
        {isError && nextCodes.failed}
        {data === undefined && !isError && nextCodes.loading}
        {data !== undefined && (data.codes.length === 0 ? nextCodes.none : data.codes.join(', '))}
      </dd>
      {data !== undefined && (
        <>
          <dt />
          <dd>{nextCodes[data.way]}</dd>
        </>
      )}
    </>
  );
}
