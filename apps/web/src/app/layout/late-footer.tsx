import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadInTime } from '../../shared/ui/load-in-time.ts';
import type { FooterProps } from './footer.tsx';

/**
 * The footer, loaded once the page stands: every page fills the window, so that the footer is below it and moves
 * nothing when it comes.
 */
export function LateFooter(props: FooterProps) {
  const [Footer, setFooter] = useState<ComponentType<FooterProps>>();
  useEffect(() => {
    let left = false;
    loadInTime(() => import('./footer.tsx')).then(
      (loaded) => left || setFooter(() => loaded.Footer),
      // A page without a footer is still a page: nothing to report.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return Footer ? <Footer {...props} /> : null;
}
