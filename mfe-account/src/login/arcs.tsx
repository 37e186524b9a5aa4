/** Side of a tile in the drawing's units. */
const TILE = 120;

/** Column, row and turn in degrees of each tile; the last two-coloured ones are the accents. */
const TILES: ReadonlyArray<readonly [column: number, row: number, turn: number, accent?: true]> = [
  [4, 0, 180],
  [5, 0, 0],
  [4, 1, 0],
  [5, 1, 0],
  [1, 2, 0, true],
  [2, 2, 0],
  [3, 2, 90],
  [4, 2, 270],
  [5, 2, 90],
  [0, 3, 270],
  [1, 3, 0],
  [2, 3, 90],
  [3, 3, 90],
  [4, 3, 270],
  [5, 3, 0],
  [0, 4, 180],
  [1, 4, 180],
  [2, 4, 270],
  [3, 4, 270, true],
  [4, 4, 180],
  [5, 4, 0],
  [0, 5, 0],
  [1, 5, 0],
  [2, 5, 90],
  [3, 5, 90],
  [4, 5, 180],
  [5, 5, 0],
];

const RINGS = 'M0 22.5A22.5 22.5 0 0 0 22.5 0M0 52.5A52.5 52.5 0 0 0 52.5 0';
const OUTER_RINGS = 'M0 82.5A82.5 82.5 0 0 0 82.5 0M0 112.5A112.5 112.5 0 0 0 112.5 0';

/** The arcs beside the login form: fixed tiles, tone on tone, decorative. */
export function Arcs({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="720"
      height="720"
      viewBox="0 0 720 720"
      aria-hidden="true"
      focusable="false"
    >
      {TILES.map(([column, row, turn, accent]) => (
        <g
          key={`${column}-${row}`}
          transform={`translate(${column * TILE} ${row * TILE}) rotate(${turn} 60 60)`}
          fill="none"
          strokeWidth="15"
        >
          {accent ? <path d="M0 120A120 120 0 0 0 120 0L0 0Z" fill="var(--accent)" /> : null}
          <path d={accent ? RINGS : RINGS + OUTER_RINGS} stroke={accent ? 'var(--hero)' : 'var(--hero-2)'} />
        </g>
      ))}
    </svg>
  );
}
