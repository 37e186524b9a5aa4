/** The core state a page starts from: configuration, session, switches, applications. */
import { isApplied } from '@chamba/kernel/applications';
import type { ApiClient, SessionAnswer } from '@chamba/kernel/api';
import { isServiceError } from '@chamba/kernel/errors';
import { isRecruiter, loggedOutSession, toSessionState } from '@chamba/kernel/session';
import {
  ALERT_COOKIE,
  alertMark,
  readDevice,
  SMART_BANNER_COOKIE,
  type Badges,
  type CampaignBanner,
  type FrameState,
  type VisitorState,
} from '@chamba/kernel/frame';
import type { JobStatus, PublicConfig, RootState, TogglesState } from '@chamba/kernel/store';
import { SESSION_ENDED } from '../session/session-accounts.ts';

export type SessionOutcome =
  | { kind: 'signed-in'; answer: SessionAnswer }
  | { kind: 'signed-out' }
  /** A recruiter's session, which has no place here. */
  | { kind: 'recruiter' }
  /** The cookies name a session that is over. */
  | { kind: 'ended' }
  /** The authentication service cannot say. */
  | { kind: 'unknown' };

const TOGGLES_MS = 30_000;
/** Maximum number of applications in the initial state. */
const MARKED_APPLICATIONS = 100;

/** All switches off: the default, and the state without an answer. */
const NO_TOGGLES: TogglesState = {
  loaded: true,
  calcISR: false,
  kratosAuth: false,
  verifyByCode: false,
  disableRefreshToken: false,
  alert: null,
};

/**
 * Reads the session of the visitor's cookies. If the readable cookie names another account, the session is over: the
 * page and the scripts that read that cookie would disagree.
 * @param userid account of the readable cookie; null without a session.
 */
export async function readSession(api: ApiClient, userid: string | null): Promise<SessionOutcome> {
  if (userid === null) return { kind: 'signed-out' };
  try {
    const answer = await api.call('session.current', {});
    if (answer.user_profile.userid !== userid) return { kind: 'ended' };
    if (isRecruiter(answer.user_profile)) return { kind: 'recruiter' };
    return answer.user_profile.enabledlogin ? { kind: 'signed-in', answer } : { kind: 'ended' };
  } catch (error) {
    // Any other refusal, such as 429 of a replaced service, does not decide about the session.
    const refusal = isServiceError(error) ? (error.answered ?? error.status) : 0;
    return { kind: SESSION_ENDED.has(refusal) ? 'ended' : 'unknown' };
  }
}

/** Reads the switches of the site, with a cache of half a minute. */
export class Toggles {
  #cached: { state: TogglesState; until: number } | null = null;

  /** Never rejects: without an answer every switch is off. */
  async read(api: ApiClient): Promise<TogglesState> {
    if (this.#cached && this.#cached.until > performance.now()) return this.#cached.state;
    const state = await api.call('features.toggles', {}).then(
      ({ toggles }): TogglesState => {
        const on = (name: string): boolean =>
          toggles.some((toggle) => toggle.name === name && toggle.enabled);
        return {
          loaded: true,
          calcISR: on('calcISR'),
          kratosAuth: on('kratosAuth'),
          verifyByCode: on('verifyByCode'),
          disableRefreshToken: on('disableRefreshToken'),
          ...readModelName(toggles.find(({ name, enabled }) => name === 'improveRole' && enabled)?.payload),
          alert: readAlert(toggles.find(({ name, enabled }) => name === 'alert' && enabled)?.payload),
        };
      },
      () => NO_TOGGLES,
    );
    this.#cached = { state, until: performance.now() + TOGGLES_MS };
    return state;
  }
}

/** Offers a logged-in candidate has applied to; empty if the service does not answer. */
export async function readApplied(api: ApiClient, userid: string): Promise<JobStatus[]> {
  const list = await api.call('apply.list', { userid, top: MARKED_APPLICATIONS }).catch(() => null);
  const applied = (list?.applications ?? []).filter(({ status }) => isApplied(status));
  return applied.map(({ jobid }) => ({ jobid, status: 'Applied' }));
}

const NO_BADGES: Badges = { notifications: 0, recruiterViews: 0, applications: 0 };

/** Counters of a logged-in candidate; none if the service does not answer. */
export async function readBadges(api: ApiClient, userid: string): Promise<Badges> {
  const list = await api.call('messages.list', { userid, top: 1 }).catch(() => null);
  const { notifications = 0, recruiterviews = 0, applications = 0 } = list?.badges ?? {};
  return { notifications, recruiterViews: recruiterviews, applications };
}

/** The device of the request, and the closed banners of its cookies. */
export function readVisitor(
  request: { headers: { 'user-agent'?: string | undefined }; cookies: Record<string, string | undefined> },
  alert: TogglesState['alert'],
): VisitorState {
  const device = readDevice(request.headers['user-agent'] ?? '');
  return {
    device,
    smartBanner: device !== 'desktop' && request.cookies[SMART_BANNER_COOKIE] !== '1',
    alertClosed: alert !== null && request.cookies[ALERT_COOKIE] === alertMark(alert.text),
  };
}

/** The initial state of every page of a request: the slices of the core and of the frame. */
export function firstState({
  config,
  toggles,
  session,
  applied,
  badges,
  visitor,
  campaign,
}: {
  config: PublicConfig;
  toggles: TogglesState;
  session: SessionOutcome;
  applied: readonly JobStatus[];
  /** Null without a session. */
  badges: Badges | null;
  visitor: VisitorState;
  campaign: CampaignBanner | null;
}): Partial<RootState> {
  const isSigned = session.kind === 'signed-in';
  const marks = isSigned ? applied : [];
  const frame: FrameState = {
    visitor,
    campaign: { banner: campaign },
    badges: isSigned && badges ? badges : NO_BADGES,
  };
  return {
    config,
    toggles,
    session: isSigned ? toSessionState(session.answer, 'token') : loggedOutSession,
    jobStatus: { items: marks },
    ...frame,
  };
}

/** Whom texts of a résumé would go to for an improvement; nothing where there is none. */
function readModelName(
  payload: { type: string; value?: unknown } | undefined,
): Pick<TogglesState, 'improveRole'> {
  const name = payload?.value;
  return typeof name === 'string' && name !== '' ? { improveRole: name } : {};
}

/** The banner's content: an object or its JSON text; any other value hides the banner. */
function readAlert(payload: { type: string; value?: unknown } | undefined): TogglesState['alert'] {
  if (payload?.type !== 'json') return null;
  let value: unknown = payload.value;
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value);
    } catch {
      return null;
    }
  }
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    return null;
  if (value.text.trim() === '') return null;
  const type = 'type' in value && (value.type === 'warning' || value.type === 'error') ? value.type : 'info';
  const cta = 'cta' in value ? value.cta : null;
  return { text: value.text, type, cta: isLink(cta) ? { label: cta.label, url: cta.url } : null };
}

function isLink(value: unknown): value is { label: string; url: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'url' in value &&
    typeof value.url === 'string' &&
    /^(https?:\/\/|\/(?!\/))/.test(value.url)
  );
}
