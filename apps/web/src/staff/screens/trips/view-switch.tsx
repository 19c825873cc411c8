import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { tripsTexts } from '../screen-words.ts';

/** Board or list; stands at the head of both. */
export function ViewSwitch({ value }: { value: 'board' | 'list' }) {
  const { views } = tripsTexts.read();
  const { line } = useStaffRoute();
  return (
    <Segmented
      label={views.label}
      value={value}
      options={[
        { value: 'board', label: views.board },
        { value: 'list', label: views.list },
      ]}
      onChange={(next) =>
        goTo(staffHref(line, 'trips', next === 'list' ? new URLSearchParams({ view: 'list' }) : undefined))
      }
    />
  );
}
