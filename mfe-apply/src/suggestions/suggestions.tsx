import { useAppSelector } from '@chamba/kernel/store';
import { Suggested } from './suggested.tsx';

/** Shown at first where the dashboard is one column: the blocks below keep their place on the first screens (2 §9). */
const SHOWN_IN_ONE_COLUMN = 5;
const SHOWN = 10;

/** Width from which the dashboard has two columns, in CSS pixels. */
const TWO_COLUMNS = 1024;

/** Offers for the candidate on the dashboard, each with why it is one. */
export function Suggestions() {
  const hasTwoColumns = useAppSelector((state) => state.pageWidth.width >= TWO_COLUMNS);
  return (
    <Suggested
      most={hasTwoColumns ? SHOWN : SHOWN_IN_ONE_COLUMN}
      expandable
      title="Empleos sugeridos para ti"
      emptyText="Completa tu CV y aquí verás vacantes para ti."
      emptyAction={
        <a className="link hit" href="/curriculo">
          Ir a mi CV
        </a>
      }
    />
  );
}
