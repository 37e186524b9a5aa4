import type { RootState } from '../store/types.ts';
import type { CampaignBanner } from './campaign.ts';
import type { Device } from './device.ts';

/** The visitor, as far as the request reveals. */
export type VisitorState = {
  device: Device;
  /** Whether the banner of the app shows. */
  smartBanner: boolean;
  /** Whether the notice of the switches was closed. */
  alertClosed: boolean;
};

/** Counters of a signed-in candidate; 0 shows no badge. */
export type Badges = { notifications: number; recruiterViews: number; applications: number };

/** Slices of the shell's frame. */
export type FrameState = {
  visitor: VisitorState;
  campaign: { banner: CampaignBanner | null };
  badges: Badges;
};

const UNKNOWN: VisitorState = { device: 'desktop', smartBanner: false, alertClosed: false };
const NO_BADGES: Badges = { notifications: 0, recruiterViews: 0, applications: 0 };

/**
 * Device and closed banners; a desktop without banners where the gateway said nothing.
 * @example const { device, smartBanner } = useAppSelector(selectVisitor);
 */
export const selectVisitor = (state: RootState): VisitorState =>
  (state['visitor'] as VisitorState | undefined) ?? UNKNOWN;

/**
 * The campaign of the day, or null.
 * @example const banner = useAppSelector(selectCampaign);
 */
export const selectCampaign = (state: RootState): CampaignBanner | null =>
  (state['campaign'] as FrameState['campaign'] | undefined)?.banner ?? null;

/**
 * Counters of a signed-in candidate.
 * @example const { notifications } = useAppSelector(selectBadges);
 */
export const selectBadges = (state: RootState): Badges =>
  (state['badges'] as Badges | undefined) ?? NO_BADGES;
