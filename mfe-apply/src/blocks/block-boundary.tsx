import { Component, type ReactNode } from 'react';
import { reportError } from '@chamba/kernel/telemetry';
import { BlockFailure } from './block.tsx';

type Props = {
  /** Named in reports. */
  name: string;
  children: ReactNode;
};

/** Keeps the crash of a block inside its place: the others of the page stay, and it can be drawn again. */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError({ unit: 'mfe-apply', kind: 'render', detail: this.props.name, error });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <BlockFailure onRetry={() => this.setState({ failed: false })} />;
  }
}
