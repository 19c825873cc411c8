import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { LoadFailure, Loading } from './states.tsx';

type AnsweredProps<Data> = { answer: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What an answer is shown as; until it comes, that it is on its way, and if it does not, why and again. */
export function Answered<Data>({ answer, children }: AnsweredProps<Data>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  return (
    <LoadFailure msg={error instanceof ApiError ? error.msg : undefined} onAgain={() => void refetch()} />
  );
}
