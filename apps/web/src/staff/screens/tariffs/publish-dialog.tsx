import type { StrangeReason } from '@rohi/contract/pricing/tariff-change';
import type { Announcement, TariffVersionView } from '@rohi/contract/pricing/tariff-administration.contract';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { FormField } from '../../kit/list/form-field.tsx';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import fieldCss from '../../kit/list/form-field.module.css';
import { NoticePreview } from '../notices/notice-preview.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { replacedBy } from './replaced-by.ts';
import { usePricesRefresh, useVersions } from './tariff-queries.ts';
import { tariffsTexts } from '../screen-words.ts';
import css from './tariffs.module.css';

const parts = [
  { key: 'titles', max: 160 },
  { key: 'summaries', max: 300, rows: 2 },
  { key: 'bodies', max: 5_000, rows: 10 },
] as const;

/** The last look before prices go out: the notice in four languages as customers will read it, and what is strange. */
export function PublishDialog({ draft, onClose }: { draft: TariffVersionView; onClose: () => void }) {
  const { publish: words } = tariffsTexts.read();
  const refresh = usePricesRefresh();
  const next = replacedBy(draft, useVersions().data?.list ?? []);
  const [announcement, setAnnouncement] = useState<Announcement>(draft.announcement);
  const [reasons, setReasons] = useState<readonly StrangeReason[]>(draft.strange);
  const [confirmed, setConfirmed] = useState<readonly StrangeReason[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const publish = async () => {
    const body = { revision: draft.revision, confirm: confirmed, announcement };
    try {
      const params = { id: draft.id };
      const answer = await call('POST /price/versions/{id}/publish', { params, body, quiet: true });
      if (answer.outcome === 'CONFIRM') return setReasons(answer.reasons);
      showMessage('success', words.done);
      onClose();
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(
        Object.fromEntries(error.fields.map(({ field, msg }) => [field.replace('announcement.', ''), msg])),
      );
      showMessage('error', error.fields[0]?.msg ?? error.msg);
    }
  };
  const errorsOf = (key: string) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, msg]) =>
        field.startsWith(`${key}.`) ? [[field.slice(key.length + 1), msg]] : [],
      ),
    );
  return (
    <Dialog wide title={words.title} onClose={onClose}>
      <Grid gap={16} overflow="auto" paddingX={24} paddingTop={0} paddingBottom={20} className={css.publish}>
        <p>{words.lead(formatDate(draft.effectiveFrom))}</p>
        {next && <p role="note">{words.next(next.version, formatDate(next.effectiveFrom))}</p>}
        {reasons.length > 0 && (
          <Box
            as="fieldset"
            margin={0}
            paddingX={16}
            paddingY={12}
            fill="gold-soft"
            radius={12}
            className={css.reasons}
          >
            <legend>{words.confirm}</legend>
            {reasons.map((reason) => (
              <Row as="label" key={reason} gap={10} align="center" className={fieldCss.check}>
                <input
                  type="checkbox"
                  checked={confirmed.includes(reason)}
                  onChange={(event) =>
                    setConfirmed(
                      event.currentTarget.checked
                        ? [...confirmed, reason]
                        : confirmed.filter((each) => each !== reason),
                    )
                  }
                />
                {words.reasons[reason]}
              </Row>
            ))}
          </Box>
        )}
        {parts.map(({ key, max, ...area }) => (
          <FormField
            key={key}
            field={{ kind: 'texts', key, label: words[key], max, ...area }}
            value={announcement[key]}
            errors={errorsOf(key)}
            readOnly={false}
            onChange={(next) => setAnnouncement({ ...announcement, [key]: next as Announcement['titles'] })}
          />
        ))}
        <NoticePreview fields={announcement} />
      </Grid>
      <DialogFoot>
        <Text as="span" flex={1} tone="danger" size={13} />
        <Button onPress={onClose}>{words.back}</Button>
        <Button
          kind="primary"
          isDisabled={reasons.some((reason) => !confirmed.includes(reason))}
          onPress={() => void publish()}
        >
          {words.button}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
