type Drawing = { modules: readonly boolean[][]; digits: string; title: string; where: string };

const width = 720;
const margin = 60;

/** The code as a picture to send: QR, digits and the point. Undefined where the browser draws none. */
export async function drawCode({ modules, digits, title, where }: Drawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const side = width - 2 * margin;
  canvas.width = width;
  canvas.height = margin + side + 320;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  const step = side / modules.length;
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      // A hair wider than a square: no light lines between them.
      if (isDark) pen.fillRect(margin + x * step, margin + y * step, step + 0.5, step + 0.5);
    }),
  );
  const { fontFamily } = getComputedStyle(document.body);
  const write = (text: string, size: number, y: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.textAlign = 'center';
    pen.fillText(text, width / 2, y, side);
  };
  write(title, 34, margin + side + 60);
  write(digits, 96, margin + side + 170, 700);
  write(where, 30, margin + side + 240);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
