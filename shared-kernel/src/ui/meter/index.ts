export { MeterBar, ScoreRing, type MeterBarProps, type ScoreRingProps } from './meter.tsx';
