import { recordTexts } from '../../screen-words.ts';
import type { AnyAct, ParcelVerdicts } from './act-kinds.ts';
import { Codes } from './codes.tsx';

type UnfitProps = { kind: AnyAct; parcels: readonly ParcelVerdicts[]; all: number };

/** The parcels that an act does not fit, each with why not. */
export function Unfit({ kind, parcels, all }: UnfitProps) {
  const { acts } = recordTexts.read();
  if (parcels.length === 0) return null;
  const codes = parcels.map((parcel) => ({ id: parcel.id, msg: parcel[kind].why ?? acts.already }));
  if (all === 1) return <p>{codes[0]?.msg}</p>;
  return <Codes title={acts.fitsNot(parcels.length)} codes={codes} />;
}
