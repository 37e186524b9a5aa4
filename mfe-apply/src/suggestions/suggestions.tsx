import { useAppSelector } from '@chamba/kernel/store';
import { Suggested } from './suggested.tsx';
import { selectShownAtFirst } from './suggestions.slice.ts';

/** Offers for the candidate on the dashboard, each with why it is one. */
export function Suggestions() {
  const most = useAppSelector(selectShownAtFirst);
  return (
    <Suggested
      most={most}
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
