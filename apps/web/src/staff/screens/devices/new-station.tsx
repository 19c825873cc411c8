import type { BodyOf } from '@rohi/contract/endpoint';
import {
  stationPrinters,
  stationScales,
  worksOfUnit,
  type StationPrinter,
  type StationScale,
  type StationWork,
} from '@rohi/contract/stations/station-words';
import type { makePairing } from '@rohi/contract/stations/pairings.contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import type { MadeCode } from './code-panel.tsx';
import { devicesTexts } from '../screen-words.ts';
import { useUnits } from './use-units.ts';
import { Grid, Row, Stack } from '../../../shared/ui/primitives.tsx';
import css from './pairing.module.css';

type Described = Omit<BodyOf<typeof makePairing>, 'requestId'>;

const untouched = () => {};

/** As their makers call them. */
const protocols = { MT_SICS: 'MT-SICS', TOLEDO_8217: 'Toledo 8217', ST_NT: 'ST,NT' } as const;

/** What the new station will be; with it comes the code that is read out. */
export function NewStation({ onMade }: { onMade: (code: MadeCode) => void }) {
  const { pairing: words, name: nameWord } = devicesTexts.read();
  const units = useUnits();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [works, setWorks] = useState<readonly StationWork[]>();
  const [printer, setPrinter] = useState<StationPrinter | ''>('');
  const [scale, setScale] = useState<StationScale | ''>('');
  const { send, errors, busy } = useMaking(onMade, () => setName(''));
  const unitId = chosen ?? (units.length === 1 ? units[0]?.id : undefined);
  const offered = worksOfUnit(units.find(({ id }) => id === unitId)?.type);
  const done = works ?? offered;
  const submit = () => {
    if (unitId === undefined || done.length === 0 || name.trim() === '') return;
    const facts = { printer: printer || null, scale: scale || null };
    send({ name: name.trim(), unitId, works: [...done], ...facts });
  };
  return (
    <Panel title={words.title}>
      <Stack
        as="form"
        gap={14}
        paddingX={20}
        paddingTop={0}
        paddingBottom={20}
        className={css.form}
        noValidate
        onSubmit={ownSubmit(submit)}
      >
        <p className={css.lead}>{words.lead}</p>
        <TextField
          name="name"
          label={nameWord}
          value={name}
          maxLength={60}
          error={errors['name']}
          onText={setName}
          onBlur={untouched}
        />
        <SelectField
          name="unitId"
          label={words.unit}
          value={unitId === undefined ? '' : String(unitId)}
          error={errors['unitId']}
          onText={(text) => {
            setChosen(text === '' ? undefined : Number(text));
            setWorks(undefined);
          }}
          onBlur={untouched}
        >
          <option value="">{words.choose}</option>
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unit.name}
            </option>
          ))}
        </SelectField>
        {offered.length > 0 && <Works offered={offered} done={done} onChange={setWorks} />}
        <Grid columns={2} gap={12}>
          <SelectField
            name="printer"
            label={words.printer}
            value={printer}
            error={errors['printer']}
            onText={(text) => setPrinter(text as StationPrinter | '')}
            onBlur={untouched}
          >
            <option value="">{words.none}</option>
            {stationPrinters.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="scale"
            label={words.scale}
            value={scale}
            error={errors['scale']}
            onText={(text) => setScale(text as StationScale | '')}
            onBlur={untouched}
          >
            <option value="">{words.none}</option>
            {stationScales.map((each) => (
              <option key={each} value={each}>
                {each === 'OWN_PATTERN' ? words.ownScale : protocols[each]}
              </option>
            ))}
          </SelectField>
        </Grid>
        <Button
          kind="primary"
          type="submit"
          isDisabled={busy || name.trim() === '' || unitId === undefined || done.length === 0}
        >
          <Icon of={KeyRound} />
          {words.make}
        </Button>
      </Stack>
    </Panel>
  );
}

type WorksProps = {
  offered: readonly StationWork[];
  done: readonly StationWork[];
  onChange: (next: StationWork[]) => void;
};

/** Which of the works of a place are done there; all of them at first. */
function Works({ offered, done, onChange }: WorksProps) {
  const { pairing: words, works } = devicesTexts.read();
  return (
    <Row as="fieldset" wrap gap={8} margin={0} padding={0} className={css.works}>
      <legend>{words.works}</legend>
      {offered.map((work) => (
        <label key={work} className={css.work}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={done.includes(work)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(offered.filter((each) => (each === work ? checked : done.includes(each))))
            }
          />
          <span>{works[work]}</span>
        </label>
      ))}
    </Row>
  );
}

function useMaking(onMade: (code: MadeCode) => void, onClear: () => void) {
  const ids = useRequestIds();
  const { run, busy } = useSubmit();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = (described: Described) =>
    void run(
      async () => {
        setErrors({});
        const requestId = ids.idOf(JSON.stringify(described));
        const { code, ...pairing } = await call('POST /stations/pairings', {
          body: { requestId, ...described },
          quiet: true,
        });
        ids.renew();
        onMade({ pairing, code });
        onClear();
      },
      ({ fields }, keepSilent) => {
        setErrors(Object.fromEntries(fields.map(({ field, msg }) => [field, msg])));
        if (fields.length > 0) keepSilent();
      },
    );
  return { send, errors, busy };
}
