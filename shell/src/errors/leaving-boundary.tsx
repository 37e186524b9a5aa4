import { Component, type ReactNode } from 'react';

/** Failures in a row after which it is not what leaves that fails, and the time between two in a row in ms. */
const MAX_FAILURES = 3;
const IN_A_ROW_MS = 1_000;

/**
 * Stands around what units put somewhere and take away again. What throws while it is taken away throws into whatever
 * comes in its place, which may be another unit's: that is mounted once more, and the error is left to the page as one
 * that was not caught; the file it was thrown in identifies its unit.
 */
export class LeavingBoundary extends Component<
  { children: ReactNode },
  { stopped: { error: unknown } | null }
> {
  override state: { stopped: { error: unknown } | null } = { stopped: null };
  private failures = 0;
  private failedAt = -Infinity;

  static getDerivedStateFromError(): object {
    return {};
  }

  override componentDidCatch(error: unknown): void {
    const now = performance.now();
    this.failures = now - this.failedAt < IN_A_ROW_MS ? this.failures + 1 : 1;
    this.failedAt = now;
    if (this.failures > MAX_FAILURES) this.setState({ stopped: { error } });
    else
      setTimeout(() => {
        throw error;
      });
  }

  override render(): ReactNode {
    if (this.state.stopped) throw this.state.stopped.error;
    return this.props.children;
  }
}
