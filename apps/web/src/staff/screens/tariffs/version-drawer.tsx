import type { TermsChange } from '@rohi/contract/pricing/tariff-change';
import type {
  TariffVersionLine,
  TariffVersionView,
} from '@rohi/contract/pricing/tariff-administration.contract';
import { useCallback, useRef, useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { call } from '../../../shared/api/call.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { DrawerTabs, LeaveQuestion } from '../../kit/list/row-drawer.tsx';
import { RowHistory } from '../../kit/list/row-history.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import drawerCss from '../../kit/list/row-drawer.module.css';
import formCss from '../../kit/list/row-form.module.css';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { ChangesList } from './changes-list.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { ExamplePrices } from './example-prices.tsx';
import { useComparison, usePricesRefresh, useVersion } from './tariff-queries.ts';
import { tariffsTexts } from '../screen-words.ts';
import { TermsForm } from './terms-form.tsx';
import css from './tariffs.module.css';

type DrawerProps = {
  id: string;
  versions: readonly TariffVersionLine[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** One version at the right edge: a draft to be edited, or a published one to be read and compared. */
export function VersionDrawer({ id, versions, onOpen, onClose }: DrawerProps) {
  const texts = tariffsTexts.read();
  const [tab, setTab] = useState<'form' | 'history'>('form');
  // Read when the drawer is closed, which may be the next key after the first letter.
  const isTouched = useRef(false);
  const setTouched = useCallback((touched: boolean) => {
    isTouched.current = touched;
  }, []);
  const abandon = useRef(() => {});
  const setAbandon = useCallback((next: () => void) => {
    abandon.current = next;
  }, []);
  const [isLeaving, setLeaving] = useState(false);
  const found = useVersion(id);
  const { data: version } = found;
  const title = version === undefined ? texts.title : texts.version(version.name, version.version);
  return (
    <Dialog drawer wide title={title} onClose={() => (isTouched.current ? setLeaving(true) : onClose())}>
      <DrawerTabs tab={tab} onTab={setTab} />
      {/* What is typed into a draft stays while its history is looked at. */}
      <Box
        direction="column"
        flex={1}
        minHeight={0}
        className={classNames(drawerCss.panel, tab === 'history' && drawerCss.hidden)}
      >
        <Answered answer={found}>
          {(version) =>
            version.state === 'DRAFT' ? (
              <DraftEditor
                key={version.revision}
                draft={version}
                onTouched={setTouched}
                onDraft={setAbandon}
                onClose={onClose}
              />
            ) : (
              <PublishedVersion version={version} versions={versions} onOpen={onOpen} />
            )
          }
        </Answered>
      </Box>
      {tab === 'history' && <RowHistory list={{ path: '/price/versions', thing: 'tariff' }} id={id} />}
      {isLeaving && (
        <LeaveQuestion
          onStay={() => setLeaving(false)}
          onLeave={() => {
            abandon.current();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function PublishedVersion({
  version,
  versions,
  onOpen,
}: {
  version: TariffVersionView;
  versions: readonly TariffVersionLine[];
  onOpen: (id: string) => void;
}) {
  const texts = tariffsTexts.read();
  const [other, setOther] = useState<string | undefined>(undefined);
  const others = versions.filter(
    (each) => each.channelCode === version.channelCode && each.id !== version.id,
  );
  const comparison = useComparison(version.id, other);
  const changes = (other === undefined ? version.compared?.changes : comparison.data?.changes) as
    | TermsChange[]
    | undefined;
  return (
    <Stack flex={1} minHeight={0}>
      <div className={`${formCss.body} ${formCss.split}`}>
        <Box paddingX={24} paddingTop={16} paddingBottom={24} className={formCss.fields}>
          <Text marginBottom={16} paddingX={14} paddingY={10} fill="canvas" radius={10} tone="soft" size={13}>
            {texts.draft.readOnly}
          </Text>
          <TermsForm
            terms={version.terms}
            effectiveFrom={version.effectiveFrom}
            problems={[]}
            cities={version.cities}
            readOnly
            onChange={() => undefined}
          />
        </Box>
        <Box as="aside" paddingX={24} paddingY={20} fill="canvas" className={formCss.preview}>
          <Grid gap={24}>
            <ExamplePrices before={version.compared?.terms} after={version.terms} />
            {others.length > 0 && (
              <Row
                as="label"
                gap={10}
                align="center"
                justify="between"
                tone="soft"
                size={13}
                className={css.compare}
              >
                {texts.compareWith}
                <select
                  value={other ?? version.compared?.id ?? ''}
                  onChange={(event) => setOther(event.currentTarget.value)}
                >
                  {version.compared === null && <option value="">—</option>}
                  {others.map((each) => (
                    <option key={each.id} value={each.id}>
                      {`${each.version} · ${formatDate(each.effectiveFrom)}`}
                    </option>
                  ))}
                </select>
              </Row>
            )}
            {changes && <ChangesList changes={changes} cities={version.cities} />}
          </Grid>
        </Box>
      </div>
      <PublishedActions version={version} onOpen={onOpen} />
    </Stack>
  );
}

function PublishedActions({ version, onOpen }: { version: TariffVersionView; onOpen: (id: string) => void }) {
  const texts = tariffsTexts.read();
  const { authorities } = useUser();
  const refresh = usePricesRefresh();
  const [isAsking, setAsking] = useState(false);
  const draft = async () => {
    const { channelCode, id: fromVersionId } = version;
    const body = { requestId: newRequestId(), channelCode, fromVersionId };
    const made = await call('POST /price/drafts', { body }).catch(() => undefined);
    if (made === undefined) return;
    await refresh();
    onOpen(made.id);
  };
  const cancel = async () => {
    setAsking(false);
    const { id, revision } = version;
    const request = { params: { id }, body: { revision } };
    const done = await call('POST /price/versions/{id}/cancel', request).catch(() => undefined);
    if (done !== undefined) showMessage('success', texts.cancel.done);
    await refresh();
  };
  const mayCancel = version.state === 'UPCOMING' && authorities.includes('tariff:publish');
  return (
    <DialogFoot>
      <Text as="span" flex={1} tone="danger" size={13} />
      {mayCancel && (
        <Button kind="danger" onPress={() => setAsking(true)}>
          {texts.cancel.button}
        </Button>
      )}
      <Button onPress={() => void draft()}>{texts.draftFrom}</Button>
      {isAsking && (
        <Dialog title={texts.cancel.title} alert onClose={() => setAsking(false)}>
          <Text paddingX={24} paddingY={0} tone="soft">
            {texts.cancel.text}
          </Text>
          <Row gap={8} justify="end" paddingX={24} paddingTop={20} paddingBottom={24}>
            <Button kind="danger" onPress={() => void cancel()}>
              {texts.cancel.confirm}
            </Button>
            <Button kind="primary" onPress={() => setAsking(false)}>
              {texts.cancel.back}
            </Button>
          </Row>
        </Dialog>
      )}
    </DialogFoot>
  );
}
