import type { SyntheticEvent } from 'react';

/**
 * Runs the work for submits of this form alone. React carries the submit of a dialog up to the form that opened it,
 * though the dialog stands elsewhere on the page: such a submit sends nothing here.
 */
export function ownSubmit(work: () => void): (event: SyntheticEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target === event.currentTarget) work();
  };
}
