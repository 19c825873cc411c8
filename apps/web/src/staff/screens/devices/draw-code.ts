import { offerFile } from '../../../shared/files/offer-file.ts';
import { drawQr } from '../../../shared/ui/qr-on-canvas.ts';

/** A code as it is sent: its digits, and lines for people around them. */
type DrawnCode = { code: string; title: string; lines: readonly string[] };

const width = 720;
const margin = 60;
const side = width - 2 * margin;

/** The digits as they are read out: four and four. */
export function inGroups(code: string): [string, string] {
  return [code.slice(0, 4), code.slice(4)];
}

/** Saves a code as a picture (PNG); false where the browser draws none. */
export async function saveCode({ code, title, lines }: DrawnCode): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = margin + 60 + side + 130 + lines.length * 44;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  const { fontFamily } = getComputedStyle(document.body);
  const write = (line: string, size: number, y: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.textAlign = 'center';
    pen.fillText(line, width / 2, y, side);
  };
  write(title, 40, margin + 20, 700);
  const top = margin + 50;
  drawQr(pen, { text: code, correction: 'M', width, top, side });
  write(inGroups(code).join(' '), 84, top + side + 90, 700);
  lines.forEach((line, index) => write(line, 30, top + side + 150 + index * 44));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture) offerFile(`station-${code}.png`, picture);
  return picture !== null;
}
