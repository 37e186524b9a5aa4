import type { ReactNode } from 'react';

/** Props of every illustration. */
export type ArtProps = { className?: string };

/** One tile of the motif: three arcs around a corner of the 72-unit square, turned by quarter turns. */
function Arcs({ x, y, turn, soft }: { x: number; y: number; turn: 0 | 90 | 180 | 270; soft?: boolean }) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn} 36 36)`}
      fill="none"
      stroke={soft ? 'var(--surface-3)' : 'var(--primary)'}
      strokeWidth={10}
    >
      <path d="M0 14A14 14 0 0 0 14 0M0 34A34 34 0 0 0 34 0M0 54A54 54 0 0 0 54 0" />
    </g>
  );
}

function art({ className }: ArtProps, children: ReactNode) {
  return (
    <svg
      className={className}
      width={128}
      height={128}
      viewBox="0 0 144 144"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/**
 * Something failed to load.
 * @example <EmptyState art={<ErrorArt />} title="No pudimos cargar la página" />
 */
export function ErrorArt(props: ArtProps) {
  return art(
    props,
    <>
      <Arcs x={0} y={0} turn={180} />
      <Arcs x={72} y={0} turn={90} soft />
      <Arcs x={0} y={72} turn={90} soft />
      <Arcs x={72} y={72} turn={0} />
      <circle cx={72} cy={72} r={9} fill="var(--accent)" />
    </>,
  );
}

/**
 * Nothing was found.
 * @example
 * <EmptyState art={<EmptyArt />} title="Aún no tienes postulaciones" />
 */
export function EmptyArt(props: ArtProps) {
  return art(
    props,
    <>
      <Arcs x={0} y={0} turn={180} soft />
      <Arcs x={72} y={0} turn={270} />
      <Arcs x={0} y={72} turn={90} />
      <circle cx={108} cy={108} r={27} fill="none" stroke="var(--primary)" strokeWidth={10} />
      <path d="M127 127l13 13" stroke="var(--accent)" strokeWidth={12} strokeLinecap="round" />
    </>,
  );
}

/**
 * There is no connection.
 * @example <EmptyState art={<OfflineArt />} title="Sin conexión" />
 */
export function OfflineArt(props: ArtProps) {
  return art(
    props,
    <>
      <Arcs x={0} y={12} turn={180} />
      <Arcs x={72} y={12} turn={270} soft />
      <circle cx={72} cy={108} r={11} fill="var(--accent)" />
    </>,
  );
}

/**
 * A message in the mail.
 * @example <EmptyState art={<MailArt />} title="Revisa tu correo" />
 */
export function MailArt(props: ArtProps) {
  return art(
    props,
    <>
      <Arcs x={0} y={0} turn={180} soft />
      <Arcs x={72} y={0} turn={270} soft />
      <rect
        x={17}
        y={52}
        width={110}
        height={76}
        rx={14}
        fill="var(--surface)"
        stroke="var(--primary)"
        strokeWidth={10}
      />
      <path d="M22 66l50 34 50-34" fill="none" stroke="var(--primary)" strokeWidth={10} />
      <circle cx={124} cy={52} r={16} fill="var(--accent)" />
    </>,
  );
}

/**
 * A farewell.
 * @example <EmptyState art={<ByeArt />} title="Tu cuenta fue eliminada" />
 */
export function ByeArt(props: ArtProps) {
  return art(
    props,
    <>
      <Arcs x={0} y={0} turn={180} />
      <Arcs x={72} y={72} turn={0} />
      <Arcs x={72} y={0} turn={270} soft />
      <Arcs x={0} y={72} turn={90} soft />
    </>,
  );
}
