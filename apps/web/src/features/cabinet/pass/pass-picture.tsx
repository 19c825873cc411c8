import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { QrPicture } from '../../../shared/ui/qr-picture.tsx';
import { barsOf } from './code-128.ts';
import { correctionOf } from './pass-qr.ts';
import type { PassTexts } from './texts/ru.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './pass.module.css';

type PassPictureProps = { pass: { text: string; serial: string }; texts: PassTexts };

/** The QR for cameras, the bars for laser scanners, and the number for people. */
export function PassPicture({ pass: { text, serial }, texts }: PassPictureProps) {
  const { bars, width } = barsOf(serial);
  return (
    <Grid margin={0} marginTop={16} marginBottom={16} paddingX={0} paddingY={8} className={css.picture}>
      <QrPicture text={text} label={texts.qr} className={css.qr} correction={correctionOf(text)} />
      <svg
        role="img"
        aria-label={texts.bars}
        viewBox={`0 0 ${width} 22`}
        preserveAspectRatio="none"
        className={css.bars}
        shapeRendering="crispEdges"
      >
        <path fill="#000" d={bars.map(([from, wide]) => `M${from} 0h${wide}v22h-${wide}z`).join('')} />
      </svg>
      <Text marginTop={4} size={22} weight={600} digits className={css.serial} translate="no">
        {showPassSerial(serial)}
      </Text>
    </Grid>
  );
}
