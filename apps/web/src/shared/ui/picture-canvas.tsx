import { useEffect, useRef } from 'react';

type CanvasProps = { picture: ImageBitmap; label: string; className?: string | undefined };

/** A picture from a file or an answer: the policy of the page lets no address stand for one. */
export function PictureCanvas({ picture, label, className }: CanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas ref={ref} role="img" aria-label={label} className={className} />;
}
