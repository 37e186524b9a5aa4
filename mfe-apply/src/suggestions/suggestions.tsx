import { Suggested } from './suggested.tsx';

/** What else moved has its place on the first screens of a phone too (2 §9). */
const SHOWN_AT_FIRST = 5;

/** Offers for the candidate on the dashboard, each with why it is one. */
export function Suggestions() {
  return (
    <Suggested
      most={SHOWN_AT_FIRST}
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
