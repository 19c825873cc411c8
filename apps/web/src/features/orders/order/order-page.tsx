import { ArrowLeft, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { isMissing } from '../is-missing.ts';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './order-page.module.css';

type PageProps = {
  code: string;
  title: string;
  /** Where one came from, and its name. */
  backHref: string;
  backText: string;
  children: (order: Order, put: (order: Order) => void, again: () => void) => ReactNode;
};

export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <Text
      as="a"
      href={href}
      display="inline-flex"
      gap={8}
      align="center"
      minHeight={44}
      weight={600}
      className={css.back}
    >
      <Icon of={ArrowLeft} size={18} />
      {text}
    </Text>
  );
}

/** The frame of a page about one order: what stands there until the order is here, or when there is none. */
export function OrderPage({ code, title, backHref, backText, children }: PageProps) {
  const { loading } = useSharedTexts();
  const { missing } = ordersTexts.read().order;
  const answer = useAnswer('GET /orders/{code}', { params: { code } });
  return (
    <>
      <BackLink href={backHref} text={backText} />
      <Text as="h1" marginBottom={8} breaks>
        {title}
      </Text>
      {answer.state === 'loading' && (
        <p role="status" className={css.waiting}>
          {loading}
        </p>
      )}
      {answer.state === 'failed' &&
        (isMissing(answer.failure) ? (
          <EmptyBox icon={FileQuestion} title={missing.title} text={missing.text} />
        ) : (
          <LoadFailure failure={answer.failure} again={answer.again} />
        ))}
      {answer.state === 'ready' && children(answer.data, answer.put, answer.again)}
    </>
  );
}
