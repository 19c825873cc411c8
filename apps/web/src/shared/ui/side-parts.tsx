import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Missing } from './card.tsx';

type State = { hasFailed: boolean; isOffline: boolean };

/**
 * Parts that stand beside what a page is for, with code that comes after it. What breaks in them is said in their place
 * and leaves the page as it is; without a network, where nothing can be done about it, they are left out until it is
 * back.
 */
export class SideParts extends Component<{ children: ReactNode }, State> {
  override readonly state: State = { hasFailed: false, isOffline: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true, isOffline: !navigator.onLine };
  }

  private readonly noteNetwork = () => this.setState({ isOffline: !navigator.onLine });

  override componentDidMount() {
    addEventListener('online', this.noteNetwork);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.noteNetwork);
  }

  override render() {
    const { hasFailed, isOffline } = this.state;
    if (!hasFailed) return <Suspense>{this.props.children}</Suspense>;
    if (isOffline) return null;
    // Browsers remember a failed module: only the whole page can be asked for again.
    return <Missing answer={{ state: 'failed', again: () => location.reload() }} />;
  }
}
