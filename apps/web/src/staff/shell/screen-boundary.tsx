import { Component } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../kit/ui/states.tsx';

/** A screen that could not be loaded or drawn says so in its own place; bar and menu stay. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadFailure onAgain={() => location.reload()} /> : this.props.children;
  }
}
