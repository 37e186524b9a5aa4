/** What a page is like for those who use it: the terms in which two versions of it are compared. */

/** The document as it comes over the wire, before any script. */
export type DocumentView = {
  /** 0 without an answer. */
  status: number;
  /** Bytes of its HTML, unpacked. */
  bytes: number;
  title: string;
  /** Directives of its robots `meta`, e.g. `noindex`. */
  robots: readonly string[];
  /** Path of its canonical address; that of another origin whole; null without one. */
  canonical: string | null;
  /** Types of its structured data. */
  dataTypes: readonly string[];
  /** Length of the text of its main part, in characters. */
  textLength: number;
  /** Forms as they are sent without scripts: method, address and names of fields. */
  forms: readonly string[];
};

/** A control that can be seen: a button, a field, or a link of the frame. */
export type Control = {
  /** Landmark it is in: `header`, `main`, `footer` … */
  landmark: string;
  role: string;
  /** Accessible name, digits as `#`: numbers of results differ from load to load. */
  name: string;
  /** Whether something else takes the clicks in its middle. */
  covered: boolean;
  /** Whether it can be reached by keyboard and used. */
  usable: boolean;
};

/** A place for fillers. */
export type SlotView = {
  slot: string;
  /** Unit that fills it; null when nobody does. */
  unit: string | null;
  /** Whether what fills it can be seen. */
  visible: boolean;
};

/** Events by name, with the fields of their payloads. */
export type Events = Readonly<Record<string, Payload>>;

/** What may follow a press: another address, a call that changes something, an event, another dialog, text or state. */
export type Effect = 'address' | 'call' | 'event' | 'dialog' | 'text' | 'state';

/** What pressing a control did. */
export type Press = {
  key: string;
  /** What followed. */
  effects: readonly Effect[];
  /** Events that were dispatched by it. */
  events: Events;
  errors: readonly string[];
};

/** Fields of a payload with their types, e.g. `jobid: string`. */
export type Payload = Readonly<Record<string, string>>;

/** Bytes over the wire by kind of resource. */
export type Weight = Readonly<Record<'script' | 'style' | 'image' | 'font', number>>;

/** A page at one width, as one kind of visitor. */
export type Observation = {
  /** What one first sees of it, as JPEG; null where that was not asked for or could not be had. */
  picture: Buffer | null;
  address: string;
  document: DocumentView;
  /** Whether it came to life. */
  ready: boolean;
  /** Path after loading. */
  pathname: string;
  /** Whether the specified error screen shows. */
  failed: boolean;
  headings: readonly string[];
  /** Length of the text of its main part that can be seen. */
  textLength: number;
  /** Lines of text of its main part that can be seen, digits as `#`. */
  lines: readonly string[];
  /** Links of its main part that can be seen. */
  links: number;
  /** Addresses on this site that the page links to, without their queries. */
  targets: readonly string[];
  /** Addresses among them that are new beside what is live, and answer an error. */
  deadLinks: readonly string[];
  /** Pictures that did not load. */
  brokenPictures: readonly string[];
  /** Parts that still say they are loading. */
  busy: number;
  /** Whether the page is held so that it does not scroll. */
  scrollLocked: boolean;
  /** Calls for data while it loaded. */
  calls: number;
  /** Whether it scrolls sideways. */
  overflows: boolean;
  /** Characters of its main part that can be seen and are too small to be read. */
  tiny: number;
  /** Control that has the focus before anything was pressed; null where nothing has it. */
  focus: string | null;
  controls: readonly Control[];
  testIds: readonly string[];
  slots: readonly SlotView[];
  /** Rules of accessibility that are broken, with an element of each. */
  accessibility: Readonly<Record<string, string>>;
  /** Events that were dispatched while it loaded. */
  events: Events;
  presses: readonly Press[];
  errors: readonly string[];
  /** Functions of the browser that scripts have replaced, and stores that they have emptied. */
  tampered: readonly string[];
  /** Capture listeners on the window and the document, by type. */
  captures: Readonly<Record<string, number>>;
  weight: Weight;
  /** Sum of layout shifts without input. */
  layoutShift: number;
  /** Time in ms in which the page did not answer, beyond 50 ms a task. */
  blockedMs: number;
  /** Bytes by which memory grows in a second in which nothing happens. */
  growth: number;
};
