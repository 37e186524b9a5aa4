/** Types of an operation. Each operation has its own file: `<group>/<name>.ts` is `group.name`. */
import type { output, ZodMiniType } from 'zod/mini';
import type { ErrorCode } from '../errors/catalogue.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where an operation is on the wire. */
export interface Address {
  method: Method;
  /** `server/service` of the generic endpoint `/rest`. */
  rest?: `${string}/${string}`;
  /** A dedicated address, with `:name` for each path parameter. */
  path?: `/${string}`;
  /** What it answers is everybody's: it is read by `/cache-rest`, whose answers the gateway keeps, see {@link CacheRule}. */
  cached?: true;
}

/** What a page sends, besides the address. */
export type Sent = {
  /** Parameters: those that the path names go into it, the others into the query; undefined and empty ones are left out. */
  query?: object;
  /** Body at a dedicated address, `payload` at the generic endpoint. */
  payload?: unknown;
  /** `instance` of the generic endpoint. */
  instance?: string;
  headers?: Readonly<Record<string, string>>;
};

/** An operation that no page calls: where it is, and what it answers. */
export interface Endpoint<Output> extends Address {
  /** Milliseconds any caller waits for at most; missing means {@link DEFAULT_TIMEOUT}. */
  timeoutMs?: number;
  /** Made with the first answer that is read: a page needs few of them, and making all holds up its first call. */
  answer: () => ZodMiniType<Output>;
}

/** How a page makes the call and reads its answer: the part of an operation that browsers load. */
export interface Call<Input, Output> extends Endpoint<Output> {
  /** Label that failures carry, e.g. `load-jobs`. */
  label: string;
  /** Missing means that the input is the query of a read, the payload of anything else. */
  send?: (input: Input) => Sent;
  /** Code of a failure that names none; missing means `ACT-01`. */
  fallbackCode?: ErrorCode | 'INTERNAL_SERVER_ERROR';
  /** Whether an answer belongs to what was asked for; a false makes it an `SRV-01`. */
  matches?: (input: Input, answer: Output) => boolean;
  /** The service’s own texts are shown: one code has several (messages, files). */
  keepsServerText?: true;
}

/**
 * What services get of a call, however it came. The server-only export `input` of an operation's file makes the schema of
 * it: an object with those of these parts that the operation reads, each with the fields that it reads; all other fields
 * are left out. Texts of it have been looked through before: none holds what the database cannot keep. Browsers' bundles
 * leave it out as long as nothing outside that function is called for it.
 */
export type Received = {
  /** What stands in the path where the address has `:name`. */
  path: Readonly<Record<string, string>>;
  /**
   * Parameters: those of the query, where all are texts and one that was given several times is joined by commas, or
   * `params` of the generic endpoint's body.
   */
  query: Readonly<Record<string, unknown>>;
  /** `instance` of the generic endpoint; empty elsewhere and where it is missing. */
  instance: string;
  /** Body at a dedicated address, `payload` at the generic endpoint; an empty object if there is none. */
  payload: unknown;
};

/** What a schema reads. Schemas are made when they are first used, so each is a function. */
export type Parsed<Make extends () => ZodMiniType> = output<ReturnType<Make>>;

/** Input of an operation that takes none. */
export type Nothing = Record<string, never>;

/** Default time limit of an operation, in milliseconds. */
export const DEFAULT_TIMEOUT = 10_000;

/** Pauses in ms before a call that may be repeated is tried a second and a third time. */
export const RETRY_PAUSES: readonly number[] = [300, 600];

/** A code that services refuse with: of the catalogue, or that the call itself is malformed. */
export type AnsweredCode = ErrorCode | 'BAD-REQUEST';

/**
 * How a call of which no answer came may be sent again. `repeat`: by the gateway itself, after {@link RETRY_PAUSES}.
 * `same-key`: by its caller, with the same `Idempotency-Key`, for which services do it once. `never`: as a new call only,
 * since the first one may have been carried out. The client of pages knows the method alone: it repeats every GET that
 * did not reach the gateway.
 */
export type RetryRule = 'repeat' | 'same-key' | 'never';

/**
 * Who keeps a successful answer, and for how long: the gateway for all callers of `/cache-rest`, or browsers, where the
 * address changes with the answer; the caller's own only where it is a person's.
 */
export type CacheRule = { by: 'gateway' | 'browsers' | 'own-browser'; seconds: number };

/**
 * Whose data an operation is about. `none`: every caller gets the same answer. `proof`: the call itself proves its account, by
 * a password or a mailed token. `session`: the account of the session; the page that makes it has to be that account's.
 */
export type OperationAccount = 'none' | 'proof' | 'session';

/** What is limited by counting attempts. */
export type LimitName =
  | 'login'
  | 'password'
  | 'code'
  | 'token'
  | 'session'
  | 'signup'
  | 'mail'
  | 'check'
  | 'complaint'
  | 'upload'
  | 'file';

/** A limit besides the one of all calls, for what checks a password, a code or a token, or costs other people something. */
export type OperationLimit = {
  name: LimitName;
  /** The e-mail address that attempts are about: the one field that the service reads. */
  email?: `${'query' | 'payload'}.${string}`;
  /** Attempts are about the session that the call is made with. */
  bySession?: true;
};

/** Line that the security log gets. */
export type OperationEvent =
  | 'login'
  | 'logout'
  | 'sessions_ended'
  | 'account_created'
  | 'account_confirmed'
  | 'account_deleted'
  | 'account_kept'
  | 'passkey_added'
  | 'passkey_removed'
  | 'password_changed'
  | 'password_reset'
  | 'password_reset_asked'
  | 'email_change_asked'
  | 'email_changed';

/** What distinguishes operations at one address. */
export type Asked = {
  query: URLSearchParams;
  /** Parsed `payload` of the generic endpoint; undefined elsewhere. */
  payload: unknown;
};

/**
 * What guards an operation on its way, and what is said of it: the part that servers load. One with an account says
 * whether it is about people, since that decides what is masked where calls are recorded.
 */
export type Policy = PolicyOfAny &
  ({ account: 'none'; aboutPeople?: true } | { account: 'proof' | 'session'; aboutPeople: boolean });

type PolicyOfAny = {
  /** What it does: one sentence for those who call or answer it. */
  summary: string;
  /** Section of the specification; missing for what the product has besides. */
  source?: string;
  /** The specification does not show what it takes, or what it answers: we decided that, after the operations beside it. */
  decided?: true;
  /** Only services of others answer it. */
  external?: true;
  /** Name of the upstream of a dedicated address; at the generic endpoint it is the server in lower case. */
  upstream?: string;
  /** Distinguishes it from others at its address; the operation without it is the default. At most one may match. */
  when?: (asked: Asked) => boolean;
  /** Code that input which does not fit is refused with; missing means `BAD-REQUEST`. */
  refusal?: ErrorCode;
  /** Codes that it may refuse with, besides those of every operation and those that follow from its other facts. */
  errors?: readonly ErrorCode[];
  /** Missing means `repeat` of a GET, `same-key` of another call for a session's account, and `never` of the rest. */
  retry?: RetryRule;
  /** Missing means half a day in the gateway at an address of `/cache-rest`, and that nothing is kept elsewhere. */
  cache?: CacheRule;
  /** Missing where only the limit of all calls holds. */
  limit?: OperationLimit;
  /** It changes something although it is read, such as sending a mail: another site must not be able to ask for it. */
  acts?: true;
  /** It changes nothing, although it is no GET. */
  reads?: true;
  /**
   * What a caller may send to see how a service answers. Ids are the service's own: `{offer}` stands for one that another
   * answer holds (`teaches`). A change without it is not tried out.
   */
  example?: Sent;
  /** Ids that its answer holds for the examples of others: name of the placeholder, and path of the field. */
  teaches?: Readonly<Record<string, string>>;
  /** It answers a picture, not JSON. */
  answersPicture?: true;
  /** It answers a file to be saved (`Content-Disposition: attachment`), not JSON. */
  answersFile?: true;
  /** Who accepts `text/event-stream` gets its answer as it comes: pieces of it, and at last the whole one in its envelope. */
  streams?: true;
  /**
   * It takes a file as a field of a form (`multipart/form-data`), which passes the gateway as it comes. `bytes` is the
   * largest that its service accepts.
   */
  upload?: { field: string; bytes: number };
  /**
   * Its answer starts a session in the browser: always, only one of the account that is signed in already, or the first
   * one of a new account, which the browser learns.
   */
  startsSession?: 'always' | 'own-account' | 'new-account';
  /** It is authorised by the access token that `session.actionToken` answered, in the place of a session's. */
  takesAccessToken?: true;
  /** Its answer makes the session that it is called with last longer. */
  renewsSession?: true;
  /** Whether a call of it ends the session that it is called with too, by its parameters. */
  endsOwnSession?: (query: URLSearchParams) => boolean;
  /**
   * What `current` at the end of its address stands for, and an address without that part: the session that the call is
   * made with, or the visitor. Only the gateway knows it, and puts it in its place.
   */
  current?: 'session' | 'visitor';
  event?: OperationEvent;
  /** Browsers keep its newest answers for when there is no network. */
  keptOffline?: true;
  /**
   * `content` of its answer is HTML. It leaves the gateway with the elements and attributes of legal documents only, and
   * as a tree in `nodes`, so that no page has to parse HTML.
   */
  answersHtml?: true;
  /** It reports something and asks nothing: what it sends does not decide what is answered. */
  reports?: true;
  /** Parameters of the path that say who it is about, and as what they are masked where calls are recorded. */
  maskedInPath?: Readonly<Record<string, 'id' | 'token' | 'visitor'>>;
};

/** An operation as servers know it. */
export type Operation = Policy & {
  /** `group.name`, e.g. `jobs.search`. */
  name: string;
  address: Address;
  timeoutMs: number;
  /** Every code that it may refuse with, but for those of every operation (`COMMON_ERRORS`). */
  allErrors: readonly AnsweredCode[];
  retry: RetryRule;
  /** Schema of what arrives, see {@link Received}; missing where none is declared. */
  input?: () => ZodMiniType;
  /** Schema of the fields of a successful answer; missing where none is declared. */
  answer?: () => ZodMiniType;
};
