import type { SlotProps } from '@chamba/kernel/slots';
import { Suggested } from './suggested.tsx';
import { suggestionsSaga } from './suggestions.saga.ts';
import { suggestionsSlice } from './suggestions.slice.ts';

/** Offers shown after an application: one look, not a list to work through. */
const MOST = 6;

/** Where to go on after an application: offers that are like the one applied for. */
export default function AppliedSlot({ job }: SlotProps<'offer.applied'>) {
  return (
    <Suggested
      after={job.id}
      most={MOST}
      inRow
      title="Otros empleos parecidos"
      emptyText="No encontramos otras vacantes parecidas por ahora."
    />
  );
}

export const slices = [suggestionsSlice];
export const sagas = [suggestionsSaga];
