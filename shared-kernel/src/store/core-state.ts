import type { SessionState } from '../session/types.ts';

/** Settings a page may know: texts, addresses and switches, never secrets. */
export type PublicConfig = {
  siteName: string;
  siteDomain: string;
  /** Origin of the site, e.g. `https://chamba.mx`. */
  siteUrl: string;
  supportEmail: string;
  /** Who is responsible for personal data, and the version of the legal documents; absent on pages of other hosts. */
  legal?:
    | {
        /** Name of the person or company. */
        name: string;
        /** Domicile, in one line. */
        address: string;
        /** Where requests about personal data are received. */
        email: string;
        /** `YYYY-MM-DD`. */
        version: string;
      }
    | undefined;
  /** Id of the board that accounts are created under, where it is not the usual one. */
  boardId?: string | undefined;
  /** The test of English; absent where the site has none. `debug` shows what stands for the test in development. */
  englishTest?: { debug: boolean } | undefined;
  /** False where accounts are another site's, to whose origin passkeys belong. */
  passkeys?: false | undefined;
  /** Addresses of the specification; an empty one hides its link. */
  externals: {
    blog: string;
    recruiters: string;
    help: string;
    calcIsr: string;
    careers: string;
    auth: string;
    register: string;
    verify: string;
    logout: string;
    appStore: string;
    googlePlay: string;
    expo: string;
    social: ReadonlyArray<{ name: string; url: string }>;
  };
  indexOffers: boolean;
};

export type TogglesState = {
  loaded: boolean;
  calcISR: boolean;
  kratosAuth: boolean;
  verifyByCode: boolean;
  disableRefreshToken: boolean;
  /** Who improves texts of résumés; missing where nobody does. */
  improveRole?: string;
  alert: {
    text: string;
    type: 'info' | 'warning' | 'error';
    cta: { label: string; url: string } | null;
  } | null;
};

export type JobStatus = {
  jobid: string;
  status: 'Visited' | 'Applied';
  /** Epoch ms; missing never expires. */ expires?: number;
  /** Epoch ms; since when it is applied to, where that is known. */ at?: number;
  /** The application did not arrive or was taken back for good: the offer takes no other. */ closed?: true;
};

export type Toast = {
  id: string;
  kind: 'status' | 'error';
  text: string;
  /** Without `url` its use is the action `toastUsed`. With `takesFocus` it gets the focus where nothing else has it. */
  action?: { label: string; url?: string; takesFocus?: true };
};

/** Slices every page has. */
export type CoreState = {
  config: PublicConfig;
  session: SessionState;
  toggles: TogglesState;
  jobStatus: { items: readonly JobStatus[] };
  toasts: { items: readonly Toast[] };
  /** Window width in CSS pixels; 0 on the server. */
  pageWidth: { width: number };
};
