import type { Scene } from './screen-parts.ts';
import css from './screen-drawing.module.css';

/** A box in three sides; the lid stands open where it is being opened. */
function CardboardBox({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <path d="M60 90l70 30v74l-70-30z" className={css.boxSide} />
      <path d="M130 120l70-30v74l-70 30z" className={css.boxFront} />
      {isOpen ? (
        <>
          <path d="M60 90l70-30 70 30-70 30z" className={css.boxInside} />
          <path d="M60 90l-26-24 70-30 26 24z" className={css.boxTop} />
          <path d="M200 90l26-24-70-30-26 24z" className={css.boxTop} />
        </>
      ) : (
        <>
          <path d="M60 90l70-30 70 30-70 30z" className={css.boxTop} />
          <path d="M95 75l70 30v16" className={css.tape} />
        </>
      )}
    </>
  );
}

function Recording() {
  return (
    <>
      <circle cx={30} cy={14} r={7} className={css.record} />
      <text x={44} y={19} className={css.small}>
        0:24
      </text>
    </>
  );
}

function Label() {
  return (
    <>
      <rect x={46} y={52} width={168} height={112} rx={6} className={css.field} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((bar) => (
        <rect
          key={bar}
          x={62 + bar * 11.5}
          y={66}
          width={bar % 3 === 0 ? 6 : 3}
          height={50}
          className={css.ink}
        />
      ))}
      <text x={130} y={146} textAnchor="middle" className={css.words}>
        YT8834201957316
      </text>
    </>
  );
}

function Goods() {
  return (
    <>
      <path d="M96 70l34 16 34-16 34 26-18 22-12-8v74H92v-74l-12 8-18-22z" className={css.cloth} />
      <path d="M130 86v98" className={css.tape} />
      <rect x={176} y={140} width={26} height={40} rx={4} className={css.field} />
      <circle cx={189} cy={150} r={3} className={css.ink} />
    </>
  );
}

function Arrows() {
  return (
    <>
      <path d="M34 130c0-70 60-100 96-100" className={css.around} />
      <path d="M226 130c0 60-50 74-84 76" className={css.around} />
      <path d="M120 22l12 8-10 10M152 214l-12-8 12-8" className={css.around} />
    </>
  );
}

/** A box as it is filmed or looked at. */
export function SceneDrawing({ scene }: { scene: Scene }) {
  return (
    <>
      {scene === 'label' && <Label />}
      {scene === 'goods' && <Goods />}
      {(scene === 'closedBox' || scene === 'opening' || scene === 'damage') && (
        <CardboardBox isOpen={scene === 'opening'} />
      )}
      {scene === 'damage' ? <Arrows /> : <Recording />}
    </>
  );
}
