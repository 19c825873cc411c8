/* oxlint-disable react/no-array-index-key -- a drawing never changes */
import { htmlLang } from '@rohi/contract/locales';
import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { heightOf, screenSize, wordsOf } from './screen-parts.ts';
import type { Screen, ScreenPart } from './screen-parts.ts';
import { SceneDrawing } from './scene-drawing.tsx';
import { lessonsTexts } from './lessons-words.ts';
import css from './screen-drawing.module.css';

const left = 14;
const width = screenSize.width - 2 * left;
const right = left + width;
const middle = screenSize.width / 2;
const topMargin = 16;

function Box({ height, className }: { height: number; className: string | undefined }) {
  return <rect x={left} width={width} height={height} rx={8} className={className} />;
}

function Words({ y, text, at = 'start' }: { y: number; text: string; at?: 'start' | 'middle' | 'end' }) {
  const x = { start: left + 10, middle, end: right - 10 }[at];
  return (
    <text x={x} y={y} textAnchor={at} className={at === 'end' ? css.value : css.words}>
      {text}
    </text>
  );
}

function Row({ part }: { part: Extract<ScreenPart, { kind: 'row' }> }) {
  return (
    <>
      <Box height={32} className={css.row} />
      {part.tone && <circle cx={right - 14} cy={16} r={6} className={css[part.tone]} />}
      <Words y={21} text={part.text} />
      {part.value !== undefined && <Words y={21} text={part.value} at="end" />}
    </>
  );
}

function Said({ part }: { part: Extract<ScreenPart, { kind: 'said' }> }) {
  const x = part.isOurs ? left + 40 : left;
  return (
    <>
      <rect x={x} width={width - 40} height={36} rx={12} className={part.isOurs ? css.ours : css.row} />
      <text x={x + 12} y={23} className={css.words}>
        {part.text}
      </text>
    </>
  );
}

function Tabs({ texts }: { texts: readonly string[] }) {
  const each = width / texts.length;
  return texts.map((text, index) => (
    <g key={text} transform={`translate(${left + index * each} 0)`}>
      <rect width={each - 4} height={30} rx={15} className={index === 0 ? css.button : css.row} />
      <text
        x={(each - 4) / 2}
        y={20}
        textAnchor="middle"
        className={classNames(css.small, index === 0 && css.onButton)}
      >
        {text}
      </text>
    </g>
  ));
}

function Code({ text, value }: { text: string; value: string }) {
  return (
    <>
      <Box height={64} className={css.code} />
      <text x={middle} y={21} textAnchor="middle" className={css.small}>
        {text}
      </text>
      <text x={middle} y={50} textAnchor="middle" className={css.big}>
        {value}
      </text>
    </>
  );
}

function Check({ text }: { text: string }) {
  return (
    <>
      <rect x={left + 2} y={3} width={20} height={20} rx={5} className={css.button} />
      <path d={`M${left + 7} 13l4 4 7-8`} className={css.tick} />
      <text x={left + 32} y={18} className={css.words}>
        {text}
      </text>
    </>
  );
}

function Bar({ text }: { text: string }) {
  return (
    <>
      <path d={`M${left + 12} 10l-7 7 7 7`} className={css.back} />
      <text x={middle} y={22} textAnchor="middle" className={css.heading}>
        {text}
      </text>
      <path d={`M0 38H${screenSize.width}`} className={css.line} />
    </>
  );
}

function Field({ text, value }: { text: string; value: string }) {
  return (
    <>
      <Box height={44} className={css.field} />
      <text x={left + 10} y={16} className={css.small}>
        {text}
      </text>
      <text x={left + 10} y={35} className={css.words}>
        {value}
      </text>
    </>
  );
}

function Area({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <Box height={14 + lines.length * 18} className={css.field} />
      {lines.map((line, index) => (
        <Words key={index} y={20 + index * 18} text={line} />
      ))}
    </>
  );
}

function Title({ text }: { text: string }) {
  return (
    <text x={left} y={22} className={css.heading}>
      {text}
    </text>
  );
}

function Input({ text }: { text: string }) {
  return (
    <>
      <Box height={36} className={css.field} />
      <text x={left + 10} y={23} className={css.hint}>
        {text}
      </text>
    </>
  );
}

function PressButton({ text }: { text: string }) {
  return (
    <>
      <Box height={40} className={css.button} />
      <text x={middle} y={25} textAnchor="middle" className={classNames(css.words, css.onButton)}>
        {text}
      </text>
    </>
  );
}

function Meter() {
  return (
    <>
      <rect x={left} y={2} width={width} height={6} rx={3} className={css.row} />
      <rect x={left} y={2} width={width * 0.7} height={6} rx={3} className={css.green} />
    </>
  );
}

function Centred({ y, text, className }: { y: number; text: string; className: string | undefined }) {
  return (
    <text x={middle} y={y} textAnchor="middle" className={className}>
      {text}
    </text>
  );
}

type Kind = ScreenPart['kind'];

/** How each kind of part is drawn. */
const shapes: { [K in Kind]: (part: Extract<ScreenPart, { kind: K }>) => ReactNode } = {
  bar: ({ text }) => <Bar text={text} />,
  title: ({ text }) => <Title text={text} />,
  row: (part) => <Row part={part} />,
  field: ({ text, value }) => <Field text={text} value={value} />,
  input: ({ text }) => <Input text={text} />,
  area: ({ lines }) => <Area lines={lines} />,
  button: ({ text }) => <PressButton text={text} />,
  link: ({ text }) => <Centred y={18} text={text} className={css.link} />,
  check: ({ text }) => <Check text={text} />,
  tabs: ({ texts }) => <Tabs texts={texts} />,
  code: ({ text, value }) => <Code text={text} value={value} />,
  said: (part) => <Said part={part} />,
  meter: () => <Meter />,
  note: ({ text }) => <Centred y={16} text={text} className={css.small} />,
  scene: ({ scene }) => <SceneDrawing scene={scene} />,
};

function Shape({ part }: { part: ScreenPart }) {
  // The function of a kind is given a part of that kind.
  return (shapes[part.kind] as (part: ScreenPart) => ReactNode)(part);
}

function isChinese(words: string): boolean {
  return /\p{Script=Han}/u.test(words);
}

/** A frame around what is meant, and a fingertip where it is touched. */
function Marked({ part }: { part: ScreenPart }) {
  const height = heightOf(part) - 4;
  return (
    <>
      <rect
        x={left - 5}
        y={-4}
        width={width + 10}
        height={height + 4}
        rx={11}
        className={part.mark === 'touch' ? css.touch : css.look}
      />
      {part.mark === 'touch' && <circle cx={right - 4} cy={height - 4} r={11} className={css.finger} />}
    </>
  );
}

/** The screen in words, for users who cannot see it. */
function useDescription({ place, parts }: Screen): string {
  const t = lessonsTexts.read();
  const describePart = (part: ScreenPart) => {
    if (part.kind === 'scene') return [t.scenes[part.scene]];
    return part.kind === 'meter' ? [t.passwordMeter] : wordsOf(part);
  };
  const marked = (mark: ScreenPart['mark']) =>
    parts.filter((part) => part.mark === mark).flatMap((part) => describePart(part));
  const touched = marked('touch');
  const seen = marked('look');
  return [
    `${t.places[place]}: ${parts.flatMap(describePart).join('; ')}.`,
    ...(touched.length > 0 ? [t.touch(touched.join('; '))] : []),
    ...(seen.length > 0 ? [t.look(seen.join('; '))] : []),
  ].join(' ');
}

/** One drawn screen of a lesson. */
export function ScreenDrawing({ screen }: { screen: Screen }) {
  const description = useDescription(screen);
  const tops = screen.parts.map((_, index) =>
    screen.parts.slice(0, index).reduce((sum, part) => sum + heightOf(part), topMargin),
  );
  return (
    <svg
      viewBox={`0 0 ${screenSize.width} ${screenSize.height}`}
      className={css.screen}
      role="img"
      aria-label={description}
    >
      <rect
        x={1}
        y={1}
        width={screenSize.width - 2}
        height={screenSize.height - 2}
        rx={22}
        className={css.phone}
      />
      {screen.parts.map((part, index) => (
        <g
          key={index}
          lang={wordsOf(part).some(isChinese) ? htmlLang.zh : undefined}
          transform={`translate(0 ${tops[index]})`}
        >
          <Shape part={part} />
          {part.mark && <Marked part={part} />}
        </g>
      ))}
    </svg>
  );
}
