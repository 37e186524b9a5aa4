import { Component, type ReactNode } from 'react';
import { reportError } from '@chamba/kernel/telemetry';
import { ErrorScreen } from './error-screen.tsx';

type Props = { unit: string; version: string; route: string; onRetry: () => void; children: ReactNode };

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
    if (this.state.failed && (previous.route !== this.props.route || previous.unit !== this.props.unit)) {
      this.setState({ failed: false });
    }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.setState({ failed: false });
      this.props.onRetry();
    };
    return <ErrorScreen onRetry={retry} busy={false} />;
  }
}
