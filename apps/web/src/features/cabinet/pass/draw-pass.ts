import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { offerFile } from '../../../shared/files/offer-file.ts';
import { drawQr } from '../../../shared/ui/qr-on-canvas.ts';
import { barsOf } from './code-128.ts';
import { correctionOf } from './pass-qr.ts';

/** A pass as it is sent: what it says to a scanner, and lines for people under it. */
type DrawnPass = { text: string; serial: string; title: string; lines: readonly string[] };

const width = 720;
const margin = 60;
const side = width - 2 * margin;
const barsHeight = 90;

/** The pass as a picture (PNG). Undefined where the browser draws none. */
async function drawPass({ text, serial, title, lines }: DrawnPass): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = margin + 60 + side + barsHeight + 130 + lines.length * 44;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
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
  drawQr(pen, { text, correction: correctionOf(text), width, top, side });
  const { bars, width: units } = barsOf(serial);
  const unit = Math.floor(side / units);
  const barsLeft = Math.floor((width - unit * units) / 2);
  const barsTop = top + side + 20;
  for (const [from, wide] of bars) pen.fillRect(barsLeft + from * unit, barsTop, wide * unit, barsHeight);
  write(showPassSerial(serial), 48, barsTop + barsHeight + 60, 700);
  lines.forEach((line, index) => write(line, 30, barsTop + barsHeight + 116 + index * 44));
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Saves the pass as a picture; false where the browser draws none. */
export async function savePass(pass: DrawnPass): Promise<boolean> {
  const picture = await drawPass(pass);
  if (picture) offerFile(`pass-${pass.serial}.png`, picture);
  return picture !== undefined;
}

/** Sends the pass as a picture by what the phone offers; false where the phone offers nothing, and it was saved. */
export async function sendPass(pass: DrawnPass, message: string): Promise<boolean> {
  const picture = await drawPass(pass);
  if (!picture) return false;
  const files = [new File([picture], `pass-${pass.serial}.png`, { type: 'image/png' })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, text: message });
      return true;
    } catch (error) {
      // Closing the phone's list sends nothing after all; where the phone refuses, the picture is saved.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  offerFile(`pass-${pass.serial}.png`, picture);
  return false;
}
