import type { StaffUser } from '@rohi/contract/accounts/user-list.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { serverNow } from '../../../shared/session/session-state.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { listWords } from '../../kit/kit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { AdmitForADay } from './admit-for-a-day.tsx';
import { usersTexts } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import formCss from '../../kit/list/form-field.module.css';
import css from './users.module.css';

/** The units of the service. */
export function UnitField({ value, onChange, errors, readOnly, label }: FieldPartProps) {
  const { hints, form } = usersTexts.read();
  const id = useId();
  const { data: units = [] } = useQuery({
    queryKey: ['all-ltds'],
    queryFn: ({ signal }) => call('GET /common/all-ltds', { quiet: true, signal }),
    staleTime: 60_000,
  });
  const error = errors[''];
  return (
    <div className={formCss.field}>
      <Row gap={8} align="center" justify="between" marginBottom={4} className={formCss.top}>
        <Text as="label" htmlFor={id} size={13} weight={600}>
          {label}
        </Text>
      </Row>
      <select
        id={id}
        className={formCss.input}
        value={typeof value === 'string' ? value : ''}
        disabled={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{form.noUnit}</option>
        {units.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Text id={`${id}hint`} tone="faint" size={13} className={formCss.hint}>
        {hints.unit}
      </Text>
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </div>
  );
}

const passwordLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const lettersOfGroup = 5;

/** Some hundred bits, without letters that look like others: it is read out or written down once. */
function makePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * lettersOfGroup));
  const letters = [...bytes].map((byte) => passwordLetters[byte % passwordLetters.length]);
  return Array.from({ length: groups }, (_, index) =>
    letters.slice(index * lettersOfGroup, (index + 1) * lettersOfGroup).join(''),
  ).join('-');
}

/** A password to be handed over: it can be seen, since somebody has to write it down. */
export function NewPasswordField({ value, onChange, errors, readOnly, label, isNew }: FieldPartProps) {
  const { hints, form } = usersTexts.read();
  const id = useId();
  const error = errors[''];
  return (
    <div className={formCss.field}>
      <Row gap={8} align="center" justify="between" marginBottom={4} className={formCss.top}>
        <Text as="label" htmlFor={id} size={13} weight={600}>
          {label}
        </Text>
      </Row>
      <Row gap={10} align="center" className={formCss.withUnit}>
        <input
          id={id}
          type="text"
          className={css.password}
          autoComplete="off"
          spellCheck={false}
          maxLength={128}
          value={typeof value === 'string' ? value : ''}
          readOnly={readOnly}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}hint`}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
        {!readOnly && <Button onPress={() => onChange(makePassword())}>{form.makePassword}</Button>}
      </Row>
      <Text id={`${id}hint`} tone="faint" size={13} className={formCss.hint}>
        {hints.password} {!isNew && hints.newPassword}
      </Text>
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </div>
  );
}

/** Whether an account owes one-time codes by now. */
function isOwed({ codesDueAt }: StaffUser): boolean {
  return codesDueAt !== null && Date.parse(codesDueAt) <= serverNow();
}

function codesLack(row: StaffUser): string | undefined {
  const { facts } = usersTexts.read();
  if (row.admittedUntil !== null) return facts.admittedUntil(momentText(row.admittedUntil));
  if (row.codesDueAt === null) return undefined;
  const when = momentText(row.codesDueAt);
  return isOwed(row) ? facts.codesSince(when) : facts.codesFrom(when);
}

/** What is known of an account beside its fields, and the end of its logins. */
export function UserFacts({ row, onChanged }: { row: StaffUser; onChanged: () => void }) {
  const names = fieldNames('account');
  const { facts, never } = usersTexts.read();
  const { form } = listWords.read();
  const [asking, setAsking] = useState(false);
  const user = useUser();
  const mayEdit = user.authorities.includes('user:edit');
  const mayEnd = mayEdit && row.openLogins > 0;
  const mayAdmit = mayEdit && row.id !== user.id && isOwed(row);
  const end = async () => {
    setAsking(false);
    const { ended } = await call('POST /staff/users/{id}/end-logins', { params: { id: row.id } });
    showMessage('success', facts.ended(ended));
    onChanged();
  };
  return (
    <Row
      wrap
      gap={12}
      align="center"
      justify="between"
      marginBottom={20}
      paddingX={16}
      paddingY={14}
      fill="canvas"
      radius="panel"
      className={css.facts}
    >
      <dl>
        <dt>{facts.logins}</dt>
        <dd>{row.openLogins}</dd>
        <dt>{names.lastSeenAt}</dt>
        <dd>{row.lastSeenAt === null ? never : momentText(row.lastSeenAt)}</dd>
        <dt>{facts.oneTimeCodes}</dt>
        <dd>{row.oneTimeCodes ? form.yes : (codesLack(row) ?? form.no)}</dd>
        {row.customerCode !== null && (
          <>
            <dt>{names.customerCode}</dt>
            <dd>{row.customerCode}</dd>
          </>
        )}
      </dl>
      {mayEnd && (
        <Button kind="danger" onPress={() => setAsking(true)}>
          {facts.end}
        </Button>
      )}
      {mayAdmit && <AdmitForADay id={row.id} onDone={onChanged} />}
      {row.openLogins > 0 && <OpenLogins id={row.id} />}
      {asking && (
        <Dialog title={facts.ask.title} onClose={() => setAsking(false)} alert>
          <Text paddingX={24} paddingY={0} tone="soft">
            {facts.ask.text}
          </Text>
          <Row gap={8} justify="end" paddingX={24} paddingTop={20} paddingBottom={24}>
            <Button onPress={() => setAsking(false)}>{facts.ask.cancel}</Button>
            <Button kind="danger" onPress={() => void end().catch(() => undefined)}>
              {facts.end}
            </Button>
          </Row>
        </Dialog>
      )}
    </Row>
  );
}

/** Each open login: from which device and address, and when it was last used. */
function OpenLogins({ id }: { id: string }) {
  const { where } = usersTexts.read();
  const { data: logins = [] } = useQuery({
    queryKey: ['/staff/users', 'logins', id],
    queryFn: ({ signal }) => call('GET /staff/users/{id}/logins', { params: { id }, quiet: true, signal }),
  });
  return (
    <Grid as="ul" gap={6} border="top" size={13} className={css.logins} aria-label={where.title}>
      {logins.map((login) => (
        <li key={login.id}>
          <Text as="b" tone="ink" weight={600}>
            {login.device ?? where.unknown}
          </Text>
          <span>{login.address}</span>
          <span>{login.current ? where.current : momentText(login.lastSeenAt)}</span>
        </li>
      ))}
    </Grid>
  );
}
