/** What the frame of a page knows of its visitor before any script runs; the gateway writes it, the shell reads it. */
export { readCampaign, type CampaignBanner } from './campaign.ts';
export { readDevice, type Device } from './device.ts';
export { ALERT_COOKIE, alertMark, SMART_BANNER_COOKIE, SMART_BANNER_SECONDS } from './closed-banners.ts';
export {
  selectBadges,
  selectCampaign,
  selectVisitor,
  type Badges,
  type FrameState,
  type VisitorState,
} from './state.ts';
