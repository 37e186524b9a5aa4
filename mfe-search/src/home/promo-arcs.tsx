/** Turns of the tiles, row by row from the top left. */
const TURNS = [180, 90, 270, 270, 180, 0, 180, 180, 0, 0, 180, 0];
const COLUMNS = 4;
const TILE = 80;

/** The motif of concentric arcs beside the invitation to sign up, tone on tone. */
export function PromoArcs() {
  return (
    <svg width={320} height={240} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <defs>
        <path
          id="promo-arcs"
          d="M0 15A15 15 0 0 0 15 0M0 35A35 35 0 0 0 35 0M0 55A55 55 0 0 0 55 0M0 75A75 75 0 0 0 75 0"
          fill="none"
          stroke="var(--primary)"
          strokeOpacity={0.16}
          strokeWidth={10}
        />
      </defs>
      {TURNS.map((turn, index) => (
        <use
          key={index}
          href="#promo-arcs"
          transform={`translate(${(index % COLUMNS) * TILE} ${Math.floor(index / COLUMNS) * TILE}) rotate(${turn} 40 40)`}
        />
      ))}
    </svg>
  );
}
