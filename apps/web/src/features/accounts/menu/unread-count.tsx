import { useEffect } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { noteCodeShapes } from '../../../shared/session/code-shapes.ts';
import { onReading } from '../../../shared/session/reading.ts';
import { sessionTexts } from '../session-words.ts';
import css from './unread-count.module.css';

/**
 * How many messages of the office about own parcels the user has not read; nothing where there are none. News wait on
 * the home without a number here.
 */
export function UnreadCount() {
  const { unread } = sessionTexts.read();
  const answer = useAnswer('GET /auth/userinfo', {});
  const { again } = answer;
  useEffect(() => onReading(again), [again]);
  useEffect(() => {
    if (answer.state === 'ready') noteCodeShapes(answer.data.customerCodeShapes);
  }, [answer]);
  const count = answer.state === 'ready' ? answer.data.unreadMessages : 0;
  if (count === 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{unread(count)}</span>
    </span>
  );
}
