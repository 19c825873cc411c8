import { ClipboardList, FilePen, MapPin, PackagePlus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { Task } from './rules/home-parts.ts';
import css from './home.module.css';

const icons: Record<Task['kind'], LucideIcon> = {
  point: MapPin,
  draft: FilePen,
  declare: ClipboardList,
  unordered: PackagePlus,
  problem: TriangleAlert,
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
    case 'problem':
      return hrefOf('parcelTracking', { searchText: task.trackingCode });
    case 'unordered':
      return hrefOf('orderManagement', { new: '1', code: task.trackingCode });
    default:
      return hrefOf('orderManagement', { order: task.orderCode });
  }
}

function wordsOf(task: Task): { title: string; text: string; action: string } {
  const { todo } = cabinetTexts.read().home;
  if (task.kind === 'point') return todo.point;
  if (task.kind === 'problem') {
    const { title, text } = todo.problems[task.problem];
    return { title, text: text(task.trackingCode), action: todo.look };
  }
  const { title, text, action } = todo[task.kind];
  return { title, text: text(codeOf(task)), action };
}

function TaskItem({ task }: { task: Task }) {
  const { title, text, action } = wordsOf(task);
  return (
    <li className={css.task}>
      <span className={css.taskIcon} data-kind={task.kind}>
        <Icon of={icons[task.kind]} size={22} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      <ButtonLink
        kind="soft"
        wide
        href={whereTo(task)}
        aria-label={`${action}: ${title} ${codeOf(task)}`.trim()}
      >
        {action}
      </ButtonLink>
    </li>
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
            <TaskItem key={task.kind + codeOf(task)} task={task} />
          ))}
        </ul>
      )}
      {tasks.length > mostShown && <a href={hrefOf('orderManagement')}>{todo.more}</a>}
    </Card>
  );
}
