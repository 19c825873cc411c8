import { FileX } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { BackLink } from '../order/order-page.tsx';
import { ordersTexts } from '../orders-words.ts';
import { CheckedFile } from './checked-file.tsx';
import { ChooseFile } from './choose-file.tsx';
import type { DeclaredFile } from './declared-file.ts';
import { DoneFile } from './done-file.tsx';
import { manyTexts } from './many-words.ts';
import css from './many.module.css';

type Loaded = DeclaredFile | 'loading' | 'missing' | 'failed';

/** A file by its id; one that has just been sent needs not be asked for. */
function useFile(id: string, known: DeclaredFile | undefined) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const underWay = useRef<AbortController>(undefined);
  const again = useCallback(() => {
    underWay.current?.abort();
    const gaveUp = new AbortController();
    underWay.current = gaveUp;
    const path = `/declaration-files/${encodeURIComponent(id)}` as const;
    call<DeclaredFile>('GET', path, { quiet: true, signal: gaveUp.signal }).then(
      setLoaded,
      (error: unknown) => {
        if (gaveUp.signal.aborted) return;
        // An id that is none is as good as a file that is not there.
        const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
        setLoaded(isGone ? 'missing' : 'failed');
      },
    );
  }, [id]);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (!isKnown) again();
    return () => underWay.current?.abort();
  }, [again, isKnown]);
  return { file: known ?? loaded, again };
}

function FoundFile({ id, sent, onChange }: FoundProps) {
  const { missing } = manyTexts.read();
  const { loading } = useSharedTexts();
  const { file, again } = useFile(id, sent?.id === id ? sent : undefined);
  if (file === 'loading')
    return (
      <p role="status" className={css.waiting}>
        {loading}
      </p>
    );
  if (file === 'failed') return <LoadFailure again={again} />;
  if (file === 'missing')
    return (
      <EmptyBox icon={FileX} title={missing.title} text={missing.text}>
        <ButtonLink kind="soft" href={hrefOf('orderManagement', { file: 'new' })}>
          {manyTexts.read().choose.button}
        </ButtonLink>
      </EmptyBox>
    );
  return file.confirmedAt === null ? <CheckedFile file={file} onDone={onChange} /> : <DoneFile file={file} />;
}

type FoundProps = {
  id: string;
  sent: DeclaredFile | undefined;
  onChange: (file: DeclaredFile) => void;
};

/** Orders from a file: `?file=new` chooses one, `?file=<id>` shows what would become of it, or what has. */
export function FileScreen({ id, backHref }: { id: string; backHref: string }) {
  const { title } = manyTexts.read();
  const { order } = ordersTexts.read();
  const [sent, setSent] = useState<DeclaredFile>();
  return (
    <div className={css.screen}>
      <BackLink href={backHref} text={order.back} />
      <h1 className={css.title}>{title}</h1>
      {id === 'new' ? (
        <ChooseFile onSent={setSent} />
      ) : (
        <FoundFile key={id} id={id} sent={sent} onChange={setSent} />
      )}
    </div>
  );
}
