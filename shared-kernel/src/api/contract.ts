/** Every call of the product by name, with what it takes and what it answers. */
import type * as wire from './types.ts';
import type { SearchParams } from '../routes/types.ts';

/** Killer-question and skill answers of an application. */
export type ApplyInput = {
  jobid: string;
  /** 32 hexadecimal characters; the server takes repeats of a key as one application. */
  idempotencyKey: string;
  skills: ReadonlyArray<{ id: string; level: string }>;
  killerQuestions: ReadonlyArray<{ id: string; answer: string }>;
};

export type CreateAccountInput = {
  email: string;
  name: string;
  password: string;
  /** Value of the toggle `verifyByCode`. */
  code_verification: boolean;
  /** Id of the board; the usual one when missing. */
  boardid?: string | undefined;
  /** Version of the legal documents that the page showed; not known when missing. */
  legal_version?: string | undefined;
};

export type NetPayInput = {
  /** MXN a month. */
  amount?: number;
  given?: 'gross' | 'net';
  /** Id of a period of the answer; the newest when missing. */
  period?: string;
  zone?: 'general' | 'frontier';
};

/** Which offer, and how the visitor came to it. */
export type OfferInput = {
  jobID: string;
  /** The search it was found by. */
  uuid?: string;
  userid?: string;
  /** Its place in a list. */
  rank?: string;
  jobtype?: string;
  utm_medium?: string;
  utm_source?: string;
};

/** What a visitor reports of an offer. */
export type ComplaintInput = {
  jobid: string;
  /** Id of `COMPLAINT_REASONS`. */
  reason: string;
  comment: string;
  /** Where the visitor can be asked back. */
  email?: string;
};

type Nothing = Record<string, never>;

export type Calls = {
  'jobs.search': { input: { params: SearchParams; uuid?: string }; output: wire.SearchAnswer };
  /** The same search from another page, whose address goes along. */
  'jobs.load': { input: { params: SearchParams; url: string }; output: wire.SearchAnswer };
  'jobs.offer': { input: OfferInput; output: wire.JobAnswer };
  'jobs.similar': { input: { jobID: string }; output: wire.SimilarJobsAnswer };
  /** What offers like this one pay. */
  'jobs.salaryMarket': { input: { jobID: string }; output: wire.SalaryMarketAnswer };
  /** How well offers (at most 100) fit one of the candidate's résumés. */
  'jobs.scores': { input: { resumeId: string; joblist: readonly string[] }; output: wire.ScorerAnswer };
  'jobs.relatedSearches': { input: { q: string }; output: wire.RelatedSearchesAnswer };

  /** An employer by its slug: profile and ratings, where it has them. Fails when there is no such employer. */
  'companies.detail': { input: { cop: string }; output: wire.CompanyAnswer };
  'companies.reviews': { input: { id: string }; output: wire.CompanyReviewsAnswer };
  /** Employers with offers under a letter `a` to `z`, or `0-9`. Fails when there are none. */
  'companies.byLetter': { input: { letter: string }; output: wire.CompanyListAnswer };
  /** Employers with offers whose name fits; an empty query answers an empty list. */
  'companies.byQuery': { input: { query: string }; output: wire.CompanyListAnswer };
  /** The same with a least number of offers, 5 unless told. */
  'companies.search': { input: { q: string; minoffers?: number }; output: wire.CompanySearchAnswer };
  'companies.logo': { input: { id: string }; output: wire.LogoAnswer };

  'suggests.places': {
    input: { q: string; compatibility?: 'locations' | 'locations_state' };
    output: wire.PlaceSuggestionsAnswer;
  };
  'suggests.keywords': { input: { term: string }; output: wire.KeywordSuggestionsAnswer };
  'suggests.roles': {
    input: { text: string; count?: number; exact?: boolean };
    output: wire.RoleSuggestionsAnswer;
  };
  /** Mexican universities; the list is not complete, so others may be written too. */
  'suggests.universities': {
    input: { text: string; count?: number };
    output: wire.RoleSuggestionsAnswer;
  };
  'suggests.skills': { input: { text: string; count?: number }; output: wire.RoleSuggestionsAnswer };
  'tracking.recentSearches': { input: Nothing; output: wire.RecentSearchesAnswer };

  'seo.states': { input: Nothing; output: wire.LinkListAnswer };
  'seo.keywords': { input: Nothing; output: wire.LinkListAnswer };
  'seo.categories': { input: Nothing; output: wire.LinkListAnswer };
  'seo.companies': { input: Nothing; output: wire.LinkListAnswer };
  'seo.employmentTypes': { input: Nothing; output: wire.LinkListAnswer };
  'seo.cities': { input: Nothing; output: wire.LinkListAnswer };

  'lookup.states': { input: { countryID: string }; output: wire.StatesAnswer };
  'lookup.cities': { input: { countryID: string; stateID: string }; output: wire.CitiesAnswer };
  'lookup.postalCode': { input: { postalcode: string }; output: wire.PostalCodeAnswer };
  'lookup.interestAreas': { input: Nothing; output: wire.InterestAreasAnswer };
  'lookup.subinterestAreas': { input: { idparent: string }; output: wire.SubinterestAreasAnswer };
  'lookup.categories': { input: Nothing; output: wire.CategoriesAnswer };
  'lookup.languages': { input: Nothing; output: wire.LanguagesAnswer };
  'lookup.location': { input: { id: string }; output: wire.LocationAnswer };
  /** The one place that a text means as typed; fails with MYS-15 when there is none, PLC-01 when it may be several. */
  'lookup.resolve': { input: { text: string }; output: wire.LocationAnswer };
  /** The municipality nearest to a point of at most two decimals; fails with MYS-15 outside the country. */
  'lookup.nearest': { input: { latitude: number; longitude: number }; output: wire.NearestPlaceAnswer };

  'session.login': { input: { userid: string; password: string }; output: wire.SessionAnswer };
  /** The session of the cookie; fails with AAIS-2 when there is none. */
  'session.current': { input: Nothing; output: wire.SessionAnswer };
  /** Ends the session of this browser; `userid` names its account where the page shows another, or none yet. */
  'session.logout': { input: { userid?: string }; output: wire.EmptyAnswer };
  /** Ends every session of the account, on all devices; with `keepCurrent` all but the one of this page. */
  'session.endAll': { input: { keepCurrent: boolean }; output: wire.EmptyAnswer };
  'session.refresh': { input: Nothing; output: wire.RefreshAnswer };

  'account.checkEmail': { input: { emailaddress: string }; output: wire.EmailCheckAnswer };
  'account.create': { input: CreateAccountInput; output: wire.SessionAnswer };
  'account.activate': { input: { id: string; token: string }; output: wire.ActivationAnswer };
  'account.verifyEmail': { input: { id: string; token: string }; output: wire.ActivationAnswer };
  'account.resendEmail': { input: { userid: string }; output: wire.ResendAnswer };
  'account.requestPassword': { input: { emailaddress: string }; output: wire.AccountTokenAnswer };
  /** Activates an account with the token of its mail, or the session's own account with the mail's six digits. */
  'account.confirm': { input: { token: string } | { code: string }; output: wire.AccountTokenAnswer };
  /** Sets a new password with the token of the mail in place of the current password. */
  'account.resetPassword': { input: { token: string; newpassword: string }; output: wire.AccountTokenAnswer };

  'candidate.read': { input: { userid: string }; output: wire.CandidateDataAnswer };
  'candidate.save': {
    input: { userid: string; updater: readonly wire.UpdaterTriple[] };
    output: wire.SavedAnswer;
  };
  'resume.create': { input: { userid: string }; output: wire.ResumeCreatedAnswer };
  'resume.read': { input: { userid: string; resumeid: string }; output: wire.ResumeAnswer };
  'resume.save': {
    input: { userid: string; resumeid: string; updater: readonly wire.UpdaterTriple[] };
    output: wire.SavedAnswer;
  };
  'resume.changeStatus': {
    input: {
      userid: string;
      resumeid: string;
      op_type: 'activate' | 'deactivate' | 'extend' | 'default' | 'delete';
    };
    output: wire.SavedAnswer;
  };

  'apply.submit': { input: ApplyInput; output: wire.ApplyAnswer };
  'apply.list': { input: { userid: string; top?: number; page?: number }; output: wire.ApplicationsAnswer };

  /** Net of gross pay or gross of net pay, by the month; without an amount only the years that have tables. */
  'pay.net': { input: NetPayInput; output: wire.NetPayAnswer };

  'complaints.fraud': { input: ComplaintInput; output: wire.EmptyAnswer };

  'features.toggles': { input: Nothing; output: wire.TogglesAnswer };
  'legal.document': {
    input: { key: 'privacy' | 'privacyv2' | 'terms' | 'termsv2' };
    output: wire.LegalDocumentAnswer;
  };
};

export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = Calls[Name]['input'];
export type CallOutput<Name extends CallName> = Calls[Name]['output'];
