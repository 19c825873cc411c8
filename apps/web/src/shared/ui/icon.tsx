import type { LucideIcon } from 'lucide-react';

type IconProps = { of: LucideIcon; size?: number; className?: string | undefined };

/** Decorative by design: the words beside it, or the label of its button, say the same. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} className={className ?? ''} aria-hidden focusable={false} />;
}
