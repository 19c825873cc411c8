import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { ChunkTooSlowError } from './load-in-time.ts';
import { Notice } from './notice.tsx';
import { useSiteTexts } from './texts/site-texts.ts';

function Failed({ error }: { error: unknown }) {
  const { failure } = useSiteTexts();
  return (
    <Notice title={failure.title} text={error instanceof ChunkTooSlowError ? failure.tooSlow : failure.text}>
      {/* Loads the whole site again: browsers remember a failed module, and after a release its name is gone. */}
      <Button onClick={() => location.reload()}>{failure.again}</Button>
    </Notice>
  );
}

/** What breaks inside shows one screen with a way out, instead of an empty page. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override readonly state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown failure') };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Failed error={error} />;
  }
}
