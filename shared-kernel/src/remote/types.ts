import type { ComponentType } from 'react';
import type { Action } from 'redux';
import type { EventName } from '../events/index.ts';
import type { SlotName, SlotProps } from '../slots/contracts.ts';
import type { RootState, SagaDeclaration, SliceDeclaration } from '../store/types.ts';

/** Identifiers of page categories (the router's view of an address). */
export type PageCategory =
  | 'home'
  | 'srp'
  | 'dashboard'
  | 'filters'
  | '404'
  | 'subscriptions'
  | 'resume'
  | 'postulation'
  | 'create-account'
  | 'user-account'
  | 'login'
  | 'job-offer';

/** `anyone`; `candidate`: needs a session, else goes to /login; `visitor`: goes away when signed in. */
export type PageAccess = 'anyone' | 'candidate' | 'visitor';

/**
 * `hero`: over the home hero. `search`: holds the search bar (a summary on phones).
 * `standard`: links only. `steps`: logo and 'Salir' (sign-up). `login`: logo and 'Crear cuenta'.
 */
export type HeaderKind = 'hero' | 'search' | 'standard' | 'steps' | 'login';

export type FooterKind = 'full' | 'reduced';

/** The address a page is shown for. Serialisable: it travels from server to browser. */
export type PageContext = {
  pathname: string;
  /** With its leading `?`, or empty. */
  search: string;
  hash: string;
  /** Values of the route pattern, percent-decoded. Wildcards are joined with `/`. */
  params: Readonly<Record<string, string>>;
};

/** What a page puts in the document head. Plain text: escaping is the writer's. */
export type Head = {
  title: string;
  description: string;
  /** Content of the robots meta tag; empty or missing leaves the tag out. */
  robots?: string;
  /** Path (with query) of the canonical address; missing leaves the tag out. */
  canonical?: string;
  themeColor?: string;
  /** schema.org objects, written as JSON-LD. */
  structuredData?: ReadonlyArray<Record<string, unknown>>;
};

/** Title and description of a page, before its data is known. */
export type PageTexts = {
  /** Without the site's name, which is put behind it. */
  title: string;
  /** `{SITE}` stands for the site's name. */
  description: string;
};

/**
 * What search engines may do with a page. `index`: keep it; it is listed in the sitemap. `unlisted`: keep it when they find
 * it. `hidden`: leave it out. `offers`: as the operator decides for offers. `results`: as the search of the address decides.
 */
export type RobotsRule = 'index' | 'unlisted' | 'hidden' | 'offers' | 'results';

export type PageProps = { context: PageContext };

/** Text fields by name, as a form sent them. Every declared field is there, empty when it was not sent. */
export type FormFields = Readonly<Record<string, string>>;

/** The form of a page that works without scripts: what `POST` on the page's own address may carry. */
export type FormDeclaration = {
  /** Names of its fields; others are left out. `page_account`, which says whose page it is, is always read. */
  fields: readonly string[];
};

/** The lazily loaded half of a route. One per page module, as its default export. */
export type Page = {
  Component: ComponentType<PageProps>;
  slices?: readonly SliceDeclaration[];
  sagas?: readonly SagaDeclaration[];
  /** The action that loads the page's data; a saga declared with `takeLoad` must answer it. */
  load?: (context: PageContext, state: RootState) => Action | null;
  /**
   * What the site says of the page without rendering it. The build writes it into `release.json` with `robots`, `offline`
   * and a fixed `status`: the gateway, the sitemap and the service worker read it there.
   */
  texts?: PageTexts;
  /** `index` when missing. Pages for candidates are hidden whatever it says. */
  robots?: RobotsRule;
  /** How many pages of this route a device keeps for reading offline; missing keeps none. */
  offline?: { keep: number };
  /** What the data of the page adds to the head that `texts` and `robots` make, or puts in its place. */
  head?: (state: RootState, context: PageContext) => Partial<Head>;
  /**
   * HTTP status of the page after its load; 200 when missing. A function without parameters is a fixed status, which is
   * known without rendering: `() => 410`.
   */
  status?: (state: RootState, context: PageContext) => number;
  /** An address to go to instead, after the load; null stays. Answered 302 by the server. */
  redirect?: (state: RootState, context: PageContext) => string | null;
  /**
   * What a form sent without scripts asks for; on the server only, after the load. The actions are dispatched in their
   * order, and the last is waited for: the saga that answers it is declared with `takeSubmission`. Where it navigates, the
   * browser is sent; else the page is shown again, with `status`. Whatever the page shows of `fields` is in its slices.
   */
  submit?: (fields: FormFields, context: PageContext, state: RootState) => readonly Action[];
};

export type RouteDeclaration = {
  /** Unique within the remote. The page's chunk must be named `page-{id}`. */
  id: string;
  /** path-to-regexp pattern, e.g. `/empleo/oferta/:job` or `/empleos{*grammar}`. */
  path: string;
  category: PageCategory;
  access?: PageAccess;
  header?: HeaderKind;
  footer?: FooterKind;
  /** Slots whose fillers are loaded with the page, before it is shown. */
  slots?: readonly SlotName[];
  /** Missing refuses posts. With it the page has `submit`. */
  form?: FormDeclaration;
  page: () => Promise<{ default: Page }>;
};

/** A remote's component for a slot another unit owns. */
export type SlotFiller<Name extends SlotName = SlotName> = {
  version: number;
  /** Rendered in the server's HTML when the page lists the slot. */
  server: boolean;
  /** The filler's chunk must be named `slot-{name}`, dots as dashes. */
  component: () => Promise<{
    default: ComponentType<SlotProps<Name>>;
    slices?: readonly SliceDeclaration[];
    sagas?: readonly SagaDeclaration[];
  }>;
};

export type Remote = {
  name: string;
  routes: readonly RouteDeclaration[];
  slots?: { readonly [Name in SlotName]?: SlotFiller<Name> };
  /** Slices and sagas that live as long as the session, loaded with the remote. */
  slices?: readonly SliceDeclaration[];
  sagas?: readonly SagaDeclaration[];
  events?: { emits?: readonly EventName[]; listens?: readonly EventName[] };
};

/** What `./remote` of every unit exports. */
export type RemoteModule = { default: Remote };
