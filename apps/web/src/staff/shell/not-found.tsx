import { useStaffRoute, staffHref } from '../kit/router/staff-router.ts';
import { staffTexts } from '../kit/kit-words.ts';
import css from '../kit/ui/states.module.css';

/** A screen that is not there, or not for this user: both are shown the same. */
export function NotFound() {
  const { notFound } = staffTexts.read();
  const { line } = useStaffRoute();
  return (
    <div className={css.failure}>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <p>
        <a href={staffHref(line)}>{notFound.back}</a>
      </p>
    </div>
  );
}
