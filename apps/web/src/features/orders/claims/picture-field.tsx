import { Camera, CircleCheck, ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { claimsTexts } from '../orders-words.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import type { PictureHolder, PictureState } from './use-picture.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './picture-field.module.css';

/** How far the picture is, for eyes and for those who listen. */
function Progress({ state }: { state: PictureState }) {
  const texts = claimsTexts.read().picture;
  const percent = state.step === 'sending' ? Math.round(state.share * 100) : 0;
  return (
    <>
      {state.step === 'sending' && (
        <Grid as="p" gap={6} wide tone="soft" size={14} digits className={css.progress}>
          <progress max={100} value={percent} aria-label={texts.label} />
          <span>{texts.sending(percent)}</span>
        </Grid>
      )}
      <Row as="p" role="status" gap={8} align="center" tone="soft" size={15} className={css.status}>
        {state.step === 'preparing' && texts.preparing}
        {state.step === 'sent' && (
          <>
            <Icon of={CircleCheck} size={20} />
            {texts.sent}
          </>
        )}
      </Row>
    </>
  );
}

type ChooseProps = { isFirst: boolean; describedBy: string; choose: (file: File) => void };

/** Two ways in: a picture that is there, and on phones the camera. */
function ChooseButtons({ isFirst, describedBy, choose }: ChooseProps) {
  const texts = claimsTexts.read().picture;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) choose(file);
    // The same file can be chosen again.
    input.value = '';
  };
  const hidden = { type: 'file', className: 'visually-hidden', tabIndex: -1, 'aria-hidden': true } as const;
  return (
    <Row wrap gap={8} className={css.buttons}>
      <input {...hidden} ref={files} accept="image/*" onChange={(event) => take(event.currentTarget)} />
      <input
        {...hidden}
        ref={camera}
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.currentTarget)}
      />
      <Button kind="soft" aria-describedby={describedBy} onClick={() => files.current?.click()}>
        <Icon of={ImageUp} />
        {isFirst ? texts.choose : texts.replace}
      </Button>
      <Button kind="outline" className={css.camera} onClick={() => camera.current?.click()}>
        <Icon of={Camera} />
        {texts.camera}
      </Button>
    </Row>
  );
}

type FieldProps = {
  picture: PictureHolder;
  error: string | undefined;
  /** One was chosen before the page was loaded again. */
  isGone: boolean;
};

/** The picture of the shop's order: chosen or taken, shown, and sent at once. */
export function PictureField({ picture: { state, choose }, error, isGone }: FieldProps) {
  const texts = claimsTexts.read().picture;
  const id = useId();
  const picture = 'shown' in state ? state.shown : undefined;
  const wrong = state.step === 'failed' ? state.text : error;
  const describedBy = wrong === undefined ? `${id}hint` : `${id}error ${id}hint`;
  return (
    <Box
      as="fieldset"
      minWidth={0}
      margin={0}
      padding={0}
      className={css.field}
      aria-describedby={describedBy}
    >
      <Text as="legend" padding={0} size={14} weight={600} className={css.label}>
        {texts.label}
      </Text>
      <Text id={`${id}hint`} marginTop={4} tone="faint" size={13} className={css.hint}>
        {texts.hint}
      </Text>
      {isGone && (
        <Text marginTop={8} tone="gold" size={14} role="status">
          {texts.gone}
        </Text>
      )}
      <Row wrap gap={16} marginTop={10} padding={16} fill="canvas" radius="control" className={css.box}>
        {picture && <PictureCanvas picture={picture} label={texts.shown} className={css.shown} />}
        <Grid gap={12} justifyItems="start" minWidth={0} className={css.side}>
          <Progress state={state} />
          <div role="alert">{wrong !== undefined && <FieldError id={`${id}error`} text={wrong} />}</div>
          {state.step === 'failed' && state.again && (
            <Button kind="outline" onClick={state.again}>
              {texts.again}
            </Button>
          )}
          <ChooseButtons isFirst={state.step === 'none'} describedBy={describedBy} choose={choose} />
        </Grid>
      </Row>
    </Box>
  );
}
