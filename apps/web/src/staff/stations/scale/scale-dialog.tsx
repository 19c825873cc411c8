import { useId, useState } from 'react';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { connectScale, disconnectScale, scaleState, setUpScale } from './scale-connection.ts';
import { lastLine } from './scale-port.ts';
import { isPattern, scaleProtocols } from './scale-protocols.ts';
import type { ScaleProtocol } from './scale-protocols.ts';
import { scaleBauds, scaleSettings } from './scale-settings.ts';
import type { ScaleSettings } from './scale-settings.ts';
import { scaleTexts } from '../station-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './scale.module.css';

/**
 * The scale of the station: how it stands, what it says, how it speaks, and the button that makes the browser ask which
 * port it is.
 */
export function ScaleDialog({ onClose }: { onClose: () => void }) {
  const words = scaleTexts.read();
  const state = scaleState.useValue();
  const settings = scaleSettings.useValue();
  const line = lastLine.useValue();
  const isKnown = settings.port !== undefined;
  const connect = () => void connectScale().catch(() => showMessage('error', words.notConnected));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Box paddingX={24} paddingTop={4} paddingBottom={24} className={css.dialog}>
        <p role="status">{words.states[state.kind]}</p>
        {isKnown && line !== '' && (
          <Text tone="soft" size={13} breaks>
            {words.signal(printable(line))}
          </Text>
        )}
        {state.kind !== 'unsupported' && (
          <>
            <Row wrap gap={8}>
              <Button kind="primary" onPress={connect}>
                {isKnown ? words.another : words.connect}
              </Button>
              {isKnown && <Button onPress={() => void disconnectScale()}>{words.disconnect}</Button>}
            </Row>
            <Settings settings={settings} />
          </>
        )}
      </Box>
    </Dialog>
  );
}

/** Names that are the same in every language. */
const ownNames = { sics: 'MT-SICS', toledo: 'Toledo 8217' };

function Settings({ settings }: { settings: ScaleSettings }) {
  const words = scaleTexts.read();
  const names = { ...words.protocols, ...ownNames };
  return (
    <div className={css.settings}>
      <Grid as="label" gap={4} tone="soft" size={13} className={css.field}>
        {words.protocol}
        <select
          name="protocol"
          value={settings.protocol}
          onChange={(event) =>
            setUpScale({ ...settings, protocol: event.currentTarget.value as ScaleProtocol })
          }
        >
          {scaleProtocols.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </Grid>
      <Grid as="label" gap={4} tone="soft" size={13} className={css.field}>
        {words.baud}
        <select
          name="baud"
          value={settings.baud}
          onChange={(event) => setUpScale({ ...settings, baud: Number(event.currentTarget.value) })}
        >
          {scaleBauds.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </Grid>
      {settings.protocol === 'pattern' && <Pattern settings={settings} />}
      <span className={css.hint}>{words.hint}</span>
    </div>
  );
}

const longestPattern = 40;

function Pattern({ settings }: { settings: ScaleSettings }) {
  const words = scaleTexts.read();
  const [typed, setTyped] = useState(settings.pattern);
  const id = useId();
  const isWrong = !isPattern(typed);
  return (
    <Grid as="label" gap={4} tone="soft" size={13} className={css.field}>
      {words.pattern}
      <input
        name="pattern"
        value={typed}
        maxLength={longestPattern}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={id}
        onChange={(event) => {
          const pattern = event.currentTarget.value;
          setTyped(pattern);
          if (isPattern(pattern)) setUpScale({ ...settings, pattern });
        }}
      />
      <span id={id} className={isWrong ? css.refusal : css.hint}>
        {isWrong ? words.badPattern : words.patternHint}
      </span>
    </Grid>
  );
}

/** A line as it came, with a dot for each sign that cannot be shown. */
function printable(line: string): string {
  return line.replaceAll(/[^\u0020-\u007E]/g, '·');
}
