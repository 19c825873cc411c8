import { Flashlight, FlashlightOff, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { stationsTexts } from '../station-words.ts';
import { useCamera } from './use-camera.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './camera-panel.module.css';

type CameraPanelProps = { onCode: (raw: string) => void; onClose: () => void };

/** The camera in the place of a scanner: what comes before it is scanned. */
export function CameraPanel({ onCode, onClose }: CameraPanelProps) {
  const { camera: words } = stationsTexts.read().scan;
  const picture = useRef<HTMLVideoElement>(null);
  const { state, canLight, light } = useCamera(picture, onCode);
  const [isLit, setLit] = useState(false);
  const isOpen = state === 'on' || state === 'asking';
  return (
    <Grid
      as="section"
      gap={8}
      position="relative"
      fill="surface"
      border="all"
      radius="panel"
      className={css.panel}
      aria-label={words.title}
      data-camera={state}
    >
      <video ref={picture} className={css.picture} hidden={!isOpen} muted playsInline />
      {state !== 'on' && (
        <p className={css.word} role={state === 'asking' ? 'status' : 'alert'}>
          {words.states[state]}
        </p>
      )}
      <Row gap={8} className={css.acts}>
        {canLight && state === 'on' && (
          <Button
            square
            aria-label={words.light}
            aria-pressed={isLit}
            onPress={() => {
              light(!isLit);
              setLit(!isLit);
            }}
          >
            <Icon of={isLit ? FlashlightOff : Flashlight} />
          </Button>
        )}
        <Button onPress={onClose}>
          <Icon of={X} />
          {words.close}
        </Button>
      </Row>
    </Grid>
  );
}
