import type { EmbeddedServices } from './services.ts';

/** Null object for the embedded services when another site or a recording answers: no service is started. */
export function noServices(): EmbeddedServices {
  const refuse = (): Promise<never> => Promise.reject(new Error('this gateway has no embedded services'));
  return {
    inject: refuse,
    outbox: { list: () => Promise.resolve([]), read: () => Promise.resolve(null) },
    feeds: { import: refuse, list: refuse, pause: refuse, remove: refuse, removeSample: refuse },
    places: { import: refuse },
    complaints: { list: () => Promise.resolve([]) },
    reviews: { held: () => Promise.resolve({ total: 0, offers: [] }), wording: refuse, decide: refuse },
    deliveries: {
      failed: () => Promise.resolve([]),
      resend: () => Promise.resolve(false),
      counts: () => Promise.resolve(null),
      webhookSecret: refuse,
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
}
