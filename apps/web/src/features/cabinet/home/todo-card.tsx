import { ClipboardList, FilePen, MapPin, PackagePlus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { Task, Trouble } from './rules/home-parts.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './home.module.css';

const icons: Record<Task['kind'], LucideIcon> = {
  point: MapPin,
  draft: FilePen,
  declare: ClipboardList,
  unordered: PackagePlus,
};

/** More tasks than these discourage; the list of orders has them all. */
const mostShown = 4;

function codeOf(task: Task): string {
  if ('orderCode' in task) return task.orderCode;
  return 'trackingCode' in task ? task.trackingCode : '';
}

function whereTo(task: Task): string {
  switch (task.kind) {
    case 'point':
      return hrefOf('orderPickupPoint');
    case 'unordered':
      return hrefOf('orderManagement', { new: '1', code: task.trackingCode });
    default:
      return hrefOf('orderManagement', { order: task.orderCode });
  }
}

function wordsOf(task: Task): { title: string; text: string; action: string } {
  const { todo } = cabinetTexts.read().home;
  if (task.kind === 'point') return todo.point;
  const { title, text, action } = todo[task.kind];
  return { title, text: text(codeOf(task)), action };
}

type ItemProps = {
  kind: Task['kind'] | 'problem';
  words: { title: string; text: string; action: string };
  /** Of the order or the parcel; empty for what is about neither. */
  code: string;
  href: string;
};

function Item({ kind, words: { title, text, action }, code, href }: ItemProps) {
  return (
    <Grid as="li" paddingX={0} paddingY={16} border="top" className={css.task}>
      <Grid
        as="span"
        place="center"
        fill="lapis-soft"
        radius="control"
        tone="lapis"
        className={css.taskIcon}
        data-kind={kind}
      >
        <Icon of={kind === 'problem' ? TriangleAlert : icons[kind]} size={22} />
      </Grid>
      <h3>{title}</h3>
      <p>{text}</p>
      <ButtonLink kind="soft" wide href={href} aria-label={`${action}: ${title} ${code}`.trim()}>
        {action}
      </ButtonLink>
    </Grid>
  );
}

/** What has happened to parcels: mostly there is nothing to do about it, so it stands beside the tasks. */
export function TroublesCard({ troubles }: { troubles: readonly Trouble[] }) {
  const { todo } = cabinetTexts.read().home;
  if (troubles.length === 0) return null;
  return (
    <Card title={todo.toKnow} count={troubles.length} className={css.todo}>
      <ul>
        {troubles.slice(0, mostShown).map(({ problem, trackingCode }) => {
          const { title, text } = todo.problems[problem];
          return (
            <Item
              key={trackingCode}
              kind="problem"
              words={{ title, text: text(trackingCode), action: todo.look }}
              code={trackingCode}
              href={hrefOf('parcelTracking', { searchText: trackingCode })}
            />
          );
        })}
      </ul>
      {troubles.length > mostShown && <a href={hrefOf('orderManagement')}>{todo.more}</a>}
    </Card>
  );
}

/** What only the customer can do, each with the way to do it. */
export function TodoCard({ tasks, count }: { tasks: readonly Task[]; count: number }) {
  const { todo } = cabinetTexts.read().home;
  return (
    <Card title={todo.title} count={count} className={css.todo}>
      {tasks.length === 0 ? (
        <p className={css.where}>{todo.none}</p>
      ) : (
        <ul>
          {tasks.slice(0, mostShown).map((task) => (
            <Item
              key={task.kind + codeOf(task)}
              kind={task.kind}
              words={wordsOf(task)}
              code={codeOf(task)}
              href={whereTo(task)}
            />
          ))}
        </ul>
      )}
      {tasks.length > mostShown && <a href={hrefOf('orderManagement')}>{todo.more}</a>}
    </Card>
  );
}
