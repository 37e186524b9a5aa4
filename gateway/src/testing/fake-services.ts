/** Services for tests: the few calls of the gateway's tests, answered from memory. */
import type { EmbeddedServices, InjectedAnswer, InjectedRequest, OutboxMail } from '../services/services.ts';

export const TOKEN = 'token-of-ana-0123456789abcdef0123456789abcdef';

/** Cookies of Ana's session as her browser sends them. */
export const SIGNED_COOKIES = `auth_token=${TOKEN}; session=${encodeURIComponent('{"userid":"u1","expires":"2030-01-01T00:00:00.000Z"}')}`;

export type FakeServices = EmbeddedServices & {
  /** Every received request, newest last. */
  received: InjectedRequest[];
  /** Overrides the default answer if it returns one. */
  override: (
    request: InjectedRequest,
  ) => { status: number; body: unknown } | null | Promise<{ status: number; body: unknown } | null>;
  mails: OutboxMail[];
};

/** Ana's session as the services answer it. */
export const SESSION = {
  authentication_token: { token: TOKEN, expires_at: '2030-01-01T00:00:00.000Z' },
  user_profile: {
    userid: 'u1',
    type: 'C',
    enabledlogin: true,
    email: 'ana@example.com',
    name: 'Ana',
    validemail: false,
    newaccounttoken: 'mail-only-secret',
    termsandconditions: true,
    resumeid: '',
    profileid: '',
    photourl: '',
  },
  user_data: { name: 'Ana', photourl: '' },
  candidate_data: { candidatename: 'Ana' },
  resume: { resumeid: '', iscompleted: false },
};

const GUADALAJARA = {
  id: '1',
  type: 'CI',
  countryname: 'México',
  statename: 'Jalisco',
  cityname: 'Guadalajara',
  zonename: '',
  description: 'Guadalajara, Jalisco',
  seourl: 'en-jalisco/ciudad-de-guadalajara',
  documents: 10,
  compatibility: 'locations_state',
};

/** Creates services with one person (Ana) and one place (Guadalajara). */
export function fakeServices(): FakeServices {
  const services: FakeServices = {
    received: [],
    override: () => null,
    mails: [],
    inject: async (request) => {
      services.received.push(request);
      const { status, body } = (await services.override(request)) ?? usual(request);
      return json(status, body);
    },
    outbox: {
      list: () => Promise.resolve(services.mails),
      read: (id) => Promise.resolve(services.mails.find((mail) => mail.id === id) ?? null),
    },
    feeds: {
      import: () => Promise.reject(new Error('The fakes import nothing.')),
      list: () => Promise.resolve([]),
      pause: () => Promise.reject(new Error('The fakes have no feeds.')),
      remove: () => Promise.reject(new Error('The fakes have no feeds.')),
      removeSample: () => Promise.reject(new Error('The fakes have no sample.')),
    },
    places: { import: () => Promise.reject(new Error('The fakes import nothing.')) },
    complaints: { list: () => Promise.resolve([]) },
    reviews: {
      held: () => Promise.resolve({ total: 0, offers: [] }),
      wording: () => Promise.resolve({ total: 0, rules: [], offers: [] }),
      decide: () => Promise.resolve('unknown'),
    },
    deliveries: {
      failed: () => Promise.resolve([]),
      resend: () => Promise.resolve(false),
      counts: () => Promise.resolve(null),
      webhookSecret: () => Promise.reject(new Error('The fakes have no feeds.')),
    },
    people: {
      export: () => Promise.resolve(null),
      optOut: () => Promise.resolve(null),
      restrict: () => Promise.resolve(null),
      changeEmail: () => Promise.resolve('unknown'),
      requests: () => Promise.resolve([]),
      answerRequest: () => Promise.resolve(false),
      delete: () => Promise.resolve({}),
    },
    probe: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return services;
}

function usual({ url, method, payload, headers }: InjectedRequest): { status: number; body: unknown } {
  const { pathname, searchParams } = new URL(url, 'http://services');
  const body = payload ? payload.toString() : '';
  const ok = (response: unknown) => ({ status: 200, body: { status: 200, response } });
  if (pathname === '/rest') {
    const service = searchParams.get('service') ?? /"service":"(\w+)"/.exec(body)?.[1];
    if (service === 'retrieveToken') {
      const known =
        method === 'POST' ? body.includes('correcta') : headers['authorization'] === `Bearer ${TOKEN}`;
      return known
        ? ok(SESSION)
        : { status: 401, body: { status: 401, errors: [{ code: 'AAIS-1', description: 'No' }] } };
    }
    if (service === 'location') {
      return /guad/i.test(searchParams.get('text') ?? '')
        ? ok({ location: GUADALAJARA })
        : { status: 404, body: { status: 404, errors: [{ code: 'MYS-15', description: 'No' }] } };
    }
    if (service === 'account') return ok(SESSION);
    if (service === 'applications')
      return ok({ user_profile: { userid: 'u1' }, applications: [], summary: { totaldocs: 0 } });
    return ok({ service });
  }
  if (pathname === '/cache-rest') return ok({ categories: [], random: Math.random() });
  if (pathname === '/api/features/toggles') return ok({ toggles: [] });
  if (pathname === '/api/suggests/locations') {
    return ok({ suggestions: /guad/i.test(searchParams.get('q') ?? '') ? [GUADALAJARA] : [] });
  }
  return ok({});
}

function json(statusCode: number, body: unknown): InjectedAnswer {
  return {
    statusCode,
    headers: { 'content-type': 'application/json' },
    rawPayload: Buffer.from(JSON.stringify(body)),
  };
}
