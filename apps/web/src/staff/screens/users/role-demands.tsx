import type { RoleDemands } from '@rohi/contract/accounts/role-demands.contract';
import { roleNames } from '@rohi/contract/accounts/role-names';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { usersTexts } from '../screen-words.ts';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './users.module.css';

const queryKey = ['role-demands'];

/** Which roles demand one-time codes, to be changed by who edits accounts. */
export function RoleDemandsCard() {
  const { demands } = usersTexts.read();
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /staff/roles', { quiet: true, signal }),
  });
  return (
    <Box
      as="fieldset"
      margin={0}
      paddingX={16}
      paddingY={14}
      border="all"
      radius="panel"
      className={css.demands}
    >
      <legend>{demands.title}</legend>
      <p className={css.lead}>{demands.lead}</p>
      <Answered answer={answer}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <DemandRow key={row.role} row={row} />
            ))}
          </ul>
        )}
      </Answered>
    </Box>
  );
}

function DemandRow({ row }: { row: RoleDemands }) {
  const { demands } = usersTexts.read();
  const user = useUser();
  const client = useQueryClient();
  // Shown from the press on, until the service's own word is there.
  const [chosen, setChosen] = useState<boolean>();
  const change = useMutation({
    mutationFn: (oneTimeCodes: boolean) =>
      call('PUT /staff/roles/{role}', {
        params: { role: row.role },
        body: { oneTimeCodes, version: row.version },
      }),
    // Also after a refusal: somebody else has changed the role meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={chosen ?? row.oneTimeCodes}
          disabled={change.isPending || !user.authorities.includes('user:edit')}
          onChange={({ target }) => {
            setChosen(target.checked);
            change.mutate(target.checked, { onSettled: () => setChosen(undefined) });
          }}
        />
        {roleNames[row.role][locale]}
        {row.graceDays > 0 && <span>{demands.grace(row.graceDays)}</span>}
      </label>
      <span>{demands.without(row.withoutCodes, row.holders)}</span>
    </li>
  );
}
