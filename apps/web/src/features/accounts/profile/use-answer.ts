import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';

type Answered<Data> = { data: Data | undefined; failed: boolean; reload: () => void };

/** What a GET call answers, asked once and again by `reload`; the former answer stays until the next is here. */
export function useAnswer<Data>(path: `/${string}`): Answered<Data> {
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    call<Data>('GET', path).then(
      (answer) => {
        setData(answer);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [path]);
  useEffect(ask, [ask]);
  const reload = () => {
    setFailed(false);
    ask();
  };
  return { data, failed, reload };
}
