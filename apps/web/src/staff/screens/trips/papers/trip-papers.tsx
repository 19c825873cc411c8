import { useQuery } from '@tanstack/react-query';
import type { PaperLanguage, TripPaper } from '@rohi/contract/documents/trip-papers';
import { paperLanguages, tripPapers } from '@rohi/contract/documents/trip-papers';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { formatMoney, formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { locale } from '../../../../shared/i18n/locale.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { saveFile } from '../../../kit/list/save-file.ts';
import { RecordLink } from '../../../kit/record/record-link.tsx';
import { useUser } from '../../../kit/session/user-info.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { PartnerManifests } from './manifest/partner-manifests.tsx';
import { tripPapersTexts } from '../../screen-words.ts';
import { Box, Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './trip-papers.module.css';

type Papers = ReplyTo<'GET /trips/{id}/papers'>;

/** The papers of a trip: what is missing for them, each parcel with its order, and the papers themselves. */
export function TripPapers({ code }: { code: string }) {
  const words = tripPapersTexts.read();
  const answer = useQuery({
    queryKey: ['trips', 'papers', code],
    queryFn: ({ signal }) => call('GET /trips/{id}/papers', { params: { id: code }, quiet: true, signal }),
    staleTime: 0,
  });
  const { authorities } = useUser();
  return (
    <Panel title={words.title}>
      <Answered answer={answer}>
        {(papers) => (
          <Grid gap={12} justifyItems="start" className={css.papers}>
            {papers.parcels === 0 ? <p>{words.empty}</p> : <p>{words.sums(sumsOf(papers))}</p>}
            <Missing papers={papers} />
            {papers.parcels > 0 && authorities.includes('trip:depart') && <Files code={code} />}
            <PartnerManifests code={code} />
          </Grid>
        )}
      </Answered>
    </Panel>
  );
}

function sumsOf({ parcels, persons, bags, pieces, weightKg, values }: Papers) {
  const weight = formatShortDecimal(weightKg);
  return { parcels, persons, bags, pieces, weight, values: values.map(formatMoney).join(' + ') || '0' };
}

function Missing({ papers: { tripGaps, gaps, parcels } }: { papers: Papers }) {
  const words = tripPapersTexts.read();
  if (tripGaps.length + gaps.length === 0) return parcels === 0 ? null : <p>{words.whole}</p>;
  return (
    <>
      <Text as="h3" size={15}>
        {words.missing}
      </Text>
      {tripGaps.length > 0 && <p>{words.tripLacks(tripGaps.map((gap) => words.tripGaps[gap]).join(', '))}</p>}
      {gaps.map((gap) => (
        <Gap key={gap.gap} gap={gap} />
      ))}
    </>
  );
}

function Gap({ gap: { gap, parcels, list } }: { gap: Papers['gaps'][number] }) {
  const words = tripPapersTexts.read();
  return (
    <Box as="details" wide border="top" className={css.gap}>
      <summary>
        <span>{words.gaps[gap]}</span>
        <b>{words.parcels(parcels)}</b>
      </summary>
      <ul>
        {list.map(({ trackingCode, orderCode }) => (
          <li key={trackingCode}>
            <RecordLink to="parcels" id={trackingCode} />
            {orderCode === null ? <span>{words.noOrder}</span> : <RecordLink to="orders" id={orderCode} />}
          </li>
        ))}
        {parcels > list.length && <li>{words.more(parcels - list.length)}</li>}
      </ul>
    </Box>
  );
}

function Files({ code }: { code: string }) {
  const words = tripPapersTexts.read();
  const own = paperLanguages.find((each) => each === locale) ?? 'ru';
  const [language, setLanguage] = useState<PaperLanguage>(own);
  const [drawn, setDrawn] = useState<string>();
  const save = async (paper: TripPaper, format: 'pdf' | 'xlsx') => {
    setDrawn(`${paper}.${format}`);
    const request = { params: { id: code, paper }, query: { language, format } };
    await saveFile('GET /trips/{id}/papers/{paper}', request, words.saved);
    setDrawn(undefined);
  };
  const button = (paper: TripPaper, format: 'pdf' | 'xlsx', text: string) => (
    <Button
      key={text}
      isPending={drawn === `${paper}.${format}`}
      isDisabled={drawn !== undefined}
      onPress={() => void save(paper, format)}
    >
      <Icon of={Download} size={18} />
      {text}
    </Button>
  );
  return (
    <>
      <Segmented
        label={words.language}
        value={language}
        options={paperLanguages.map((value) => ({ value, label: words.languages[value] }))}
        onChange={setLanguage}
      />
      <Row wrap gap={8}>
        {tripPapers.map((paper) => button(paper, 'pdf', words.papers[paper]))}
        {button('manifest', 'xlsx', words.workbook)}
      </Row>
    </>
  );
}
