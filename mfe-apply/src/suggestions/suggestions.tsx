import { Suggested } from './suggested.tsx';

/** Offers for the candidate on the dashboard, each with why it is one. */
export function Suggestions() {
  return (
    <Suggested
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
