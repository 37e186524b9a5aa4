import { Component, type ReactNode } from 'react';
import { reportError } from '@chamba/kernel/telemetry';
import { ErrorScreen } from './error-screen.tsx';

type Props = {
  unit: string;
  version: string;
  route: string;
  /** Another object for every navigation: what failed at one address is tried at the next. */
  address: object;
  onRetry: () => void;
  /** The retry is under way. */
  busy: boolean;
  children: ReactNode;
};

/** Keeps a page that throws from taking header and footer with it, and names the unit that failed. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { unit, version, route } = this.props;
    reportError({ unit, version, kind: 'render', detail: route, error });
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.address !== this.props.address) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    // Loading the page again brings another address object, and with it the content.
    return <ErrorScreen onRetry={this.props.onRetry} busy={this.props.busy} />;
  }
}
