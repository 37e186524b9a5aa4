/** Turns of the motif's tiles, row by row from the top left; `null` leaves a tile out, `true` fills it. */
const TILES: ReadonlyArray<readonly [x: number, y: number, turn: number, filled?: true]> = [
  [0, 0, 90],
  [1, 0, 0],
  [2, 0, 0],
  [3, 0, 270],
  [4, 0, 90],
  [0, 1, 180],
  [1, 1, 180],
  [2, 1, 180],
  [3, 1, 180],
  [4, 1, 180],
  [0, 2, 180],
  [1, 2, 180],
  [2, 2, 270],
  [3, 2, 270, true],
  [4, 2, 0],
  [0, 3, 0],
  [1, 3, 180],
  [2, 3, 270],
  [3, 3, 180],
  [4, 3, 0],
  [0, 4, 270],
  [1, 4, 0, true],
  [2, 4, 0],
  [3, 4, 0],
  [4, 4, 90],
];

const RINGS = 'M0 22.5A22.5 22.5 0 0 0 22.5 0M0 52.5A52.5 52.5 0 0 0 52.5 0';

/** The motif of concentric arcs, tone on tone with two filled tiles. */
export function Arcs() {
  return (
    <svg width={600} height={600} viewBox="0 0 600 600" aria-hidden="true" focusable="false">
      <defs>
        <path
          id="arcs"
          d={`${RINGS}M0 82.5A82.5 82.5 0 0 0 82.5 0M0 112.5A112.5 112.5 0 0 0 112.5 0`}
          fill="none"
          stroke="var(--hero-2)"
          strokeWidth={15}
        />
        <g id="arcs-filled">
          <path d="M0 120A120 120 0 0 0 120 0L0 0Z" fill="var(--accent)" />
          <path d={RINGS} fill="none" stroke="var(--hero)" strokeWidth={15} />
        </g>
      </defs>
      {TILES.map(([x, y, turn, filled]) => (
        <use
          key={`${x}-${y}`}
          href={filled ? '#arcs-filled' : '#arcs'}
          transform={`translate(${x * 120} ${y * 120}) rotate(${turn} 60 60)`}
        />
      ))}
    </svg>
  );
}
