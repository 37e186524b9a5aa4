/** What gateway and shell say to each other around one server render. */
import type { Transport } from '../api/transport.ts';
import type { FormFields, Head, RemoteModule } from '../remote/types.ts';
import type { SlotName } from '../slots/contracts.ts';
import type { RootState } from '../store/types.ts';
import type { PageComposition } from './types.ts';

export type RenderInput = {
  /** Path and query of the request, e.g. `/empleos-de-cajero?page=2`. */
  url: string;
  composition: PageComposition;
  /** Core state of this request: config, session, toggles, jobStatus. */
  state: Partial<RootState>;
  loadRemote: (unit: string) => Promise<RemoteModule>;
  transport: Transport;
  /** `full` renders the page; `frame` only header, footer and a skeleton (the page is the browser's). */
  mode: 'full' | 'frame';
  /** Fields of the page's form, when it was sent; the answer is where it leads, or the page with what it says to them. */
  submission?: FormFields;
};

export type RenderedPage = {
  kind: 'page';
  status: number;
  /** Inner HTML of `#root`. */
  html: string;
  head: Head;
  /** State the browser continues from. */
  state: RootState;
  /** Whose code the page uses, for styles and preloads. `route` is null on not-found pages of the shell. */
  used: {
    route: { unit: string; id: string } | null;
    slots: ReadonlyArray<{ unit: string; name: SlotName }>;
  };
};

export type RenderOutput = RenderedPage | { kind: 'redirect'; status: 301 | 302; location: string };

/** Export of the shell's server bundle. */
export type ShellServer = { render: (input: RenderInput) => Promise<RenderOutput> };

/** What the server leaves in the page for the browser, as JSON in `<script id="boot">`. */
export type BootPayload = {
  composition: PageComposition;
  state: RootState;
  /** False when the browser has to render the page itself. */
  rendered: boolean;
  /** Epoch ms of the server, so that dates read the same on both sides. */
  now: number;
  /** True for testers: the composition panel may be opened. */
  testers?: boolean;
  /** True where testers may put any address in the place of a unit. */
  allowOverrides?: boolean;
};
