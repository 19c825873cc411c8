import { brandTokens, isReadableColor, readableColor } from '@rohi/contract/site/brand-color';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { settingsTexts } from '../screen-words.ts';
import css from './settings.module.css';

/** Whether a value is a colour as the setting takes it: `#rrggbb`. */
export function isColor(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value);
}

/** What a button and a link are in the colour, in both themes; one that cannot be read is offered its nearest tone. */
export function ColorPreview({
  wish,
  onTake,
}: {
  wish: string;
  onTake?: ((color: string) => void) | undefined;
}) {
  const { color: words } = settingsTexts.read();
  const nearest = readableColor(wish);
  const { light, dark } = brandTokens(nearest);
  const faces = [
    { theme: 'light', fill: light['lapis-fill'], link: light['lapis'], className: css.light },
    { theme: 'dark', fill: dark['lapis-fill'], link: dark['lapis'], className: css.dark },
  ];
  return (
    <Stack gap={8} marginTop={12}>
      {!isReadableColor(wish) && (
        <Row gap={8} align="center" wrap role="alert">
          <span>{words.unreadable}</span>
          {onTake && <Button onPress={() => onTake(nearest)}>{words.nearest(nearest)}</Button>}
        </Row>
      )}
      <Text size={13}>{words.title}</Text>
      <Row gap={12} wrap>
        {faces.map(({ theme, fill, link, className }) => (
          <Row key={theme} gap={12} align="center" padding={12} radius="panel" className={className}>
            <span className={css.sample} style={{ background: fill }}>
              {words.button}
            </span>
            <span style={{ color: link }}>{words.link}</span>
          </Row>
        ))}
      </Row>
    </Stack>
  );
}
