import { useEffect, useState } from 'react';

type QrPictureProps = {
  /** What the picture says to a scanner. */
  text: string;
  label: string;
  className?: string | undefined;
  /** How much of it may be unreadable; the less, the coarser the picture. */
  correction?: 'L' | 'M';
};

/**
 * A QR code with its quiet zone, drawn once the library for it is here; until then an empty square of the same size.
 */
export function QrPicture({ text, label, className, correction = 'M' }: QrPictureProps) {
  const modules = useQrModules(text, correction);
  const size = modules?.length ?? 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      {modules && <path fill="#000" d={pathOf(modules)} />}
    </svg>
  );
}

/** Dark squares as one path, a unit for each. */
function pathOf(modules: readonly boolean[][]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** Dark and light squares, once the library for them is here; without it the text beside the picture is enough. */
function useQrModules(text: string, ecc: 'L' | 'M'): boolean[][] | undefined {
  const [modules, setModules] = useState<boolean[][]>();
  useEffect(() => {
    let left = false;
    import('uqr').then(
      ({ encode }) => left || setModules(encode(text, { ecc, border: 2 }).data),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [text, ecc]);
  return modules;
}
