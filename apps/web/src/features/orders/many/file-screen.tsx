import { FileX } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { isMissing } from '../is-missing.ts';
import { LoadFailure } from '../load-failure.tsx';
import { BackLink } from '../order/order-page.tsx';
import { ordersTexts, manyTexts } from '../orders-words.ts';
import { CheckedFile } from './checked-file.tsx';
import { ChooseFile } from './choose-file.tsx';
import type { DeclaredFile } from './declared-file.ts';
import { DoneFile } from './done-file.tsx';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './many.module.css';

function FoundFile({ id, sent, onChange }: FoundProps) {
  const { missing } = manyTexts.read();
  const { loading } = useSharedTexts();
  // One that has just been sent needs not be asked for.
  const upload = sent?.id === id ? sent : undefined;
  const answer = useAnswer('GET /declaration-files/{id}', upload ? undefined : { params: { id } });
  const file = upload ?? answer.data;
  if (file === undefined && answer.state === 'loading')
    return (
      <Text role="status" paddingTop={16} tone="soft" className={css.waiting}>
        {loading}
      </Text>
    );
  if (file === undefined && !isMissing(answer.failure))
    return <LoadFailure failure={answer.failure} again={answer.again} />;
  if (file === undefined)
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
    <Grid columns={1} className={css.screen}>
      <BackLink href={backHref} text={order.back} />
      <Text as="h1" marginBottom={8}>
        {title}
      </Text>
      {id === 'new' ? (
        <ChooseFile onSent={setSent} />
      ) : (
        <FoundFile key={id} id={id} sent={sent} onChange={setSent} />
      )}
    </Grid>
  );
}
