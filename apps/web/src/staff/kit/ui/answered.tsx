import type { ReactNode } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { LoadFailure, Loading, Missing } from './states.tsx';

/** What is needed of an answer, whole or page by page. */
export type Answer<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type AnsweredProps<Data> = {
  answer: Answer<Data>;
  /** Where to go on from what is not there; null where the way on stands beside it already. */
  way?: ReactNode;
  children: (data: Data) => ReactNode;
};

const notThere = 404;

/** What an answer is shown as; until it comes, that it is on its way, and if it does not, why and again. */
export function Answered<Data>({ answer, way, children }: AnsweredProps<Data>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  if (way !== undefined && error instanceof ApiError && error.status === notThere)
    return <Missing msg={error.msg}>{way}</Missing>;
  return (
    <LoadFailure msg={error instanceof ApiError ? error.msg : undefined} onAgain={() => void refetch()} />
  );
}
