import { Component, type ReactNode } from 'react';
import { reportError } from '../telemetry/index.ts';
import type { SlotName } from './contracts.ts';

type Props = {
  unit: string;
  version: string;
  slot: SlotName;
  fallback: ReactNode;
  onFailure: () => void;
  children: ReactNode;
};

/** Keeps a filler's failure inside its slot and names the unit that failed. */
export class SlotBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { unit, version, slot, onFailure } = this.props;
    reportError({ unit, version, kind: 'slot', detail: slot, error });
    onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
