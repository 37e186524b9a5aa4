import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { operations } from '@chamba/kernel/operations';
import type { Operation } from '@chamba/kernel/operations';
import { z } from 'zod';
import { signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

/** What stands in every field at once. */
const GARBAGE: readonly unknown[] = [
  ...[true, -1, 1e21, 2.5, null, [], [[]], [{ a: 1 }], {}, { a: { b: [] } }],
  ...['', ' ', 'x'.repeat(6_000), 'a\u0001b', '-1', 'null', "'; drop table account", '%2e%2e', '٣', '🚚'],
];

/** Most characters of a segment of a path, and of a parameter: longer addresses are refused before they are parsed. */
const MAX_SEGMENT_LENGTH = 250;
const MAX_PARAMETER_LENGTH = 400;

type Field = {
  properties?: Record<string, Field>;
  items?: Field;
  anyOf?: Field[];
};

/** Something of a schema's form with garbage where its fields are. */
function filled(field: Field, garbage: unknown): unknown {
  const forms = [field, ...(field.anyOf ?? [])].flatMap(({ properties }) => (properties ? [properties] : []));
  if (forms.length > 0)
    return Object.fromEntries(
      forms.flatMap(Object.entries).map(([name, inner]) => [name, filled(inner, garbage)]),
    );
  return field.items?.properties ? [filled(field.items, garbage)] : garbage;
}

/** Operations that refuse an id in their address with a code of its own. */
const BY_ID: Readonly<Record<string, string>> = {
  'openEnglish.token': 'MYS-35',
  'push.register': 'MYS-35',
  'resume.changeStatusV2': 'AAIS-3',
  'resume.saveV2': 'AAIS-3',
};

const answered = operations.filter(({ external }) => !external);

for (const engine of await enginesOfRules()) {
  describe(`input that makes no sense, on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  let token = '';
  before(async () => {
    running = await engine.start();
    ({ token } = await signUp(running));
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  /**
   * Sends garbage in every field of an operation.
   * @returns the answer, whether the schema takes what was sent, and whether it came to the operation's address: one with
   *   an empty segment or without its instance is another.
   */
  async function send({ address, input }: Operation, garbage: unknown, session?: string) {
    const schema = input!();
    const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
    const sent = filled(form, garbage) as Record<string, unknown>;
    const texts = (part: unknown) =>
      Object.fromEntries(
        Object.entries(part ?? {}).map(([name, value]) => [
          name,
          String(value).slice(0, MAX_PARAMETER_LENGTH),
        ]),
      );
    const path = Object.fromEntries(
      Object.entries(texts(sent['path'])).map(([name, text]) => [name, text.slice(0, MAX_SEGMENT_LENGTH)]),
    );
    const hasBody = address.method === 'POST' || address.method === 'PUT';
    const [server = '', service = ''] = address.rest?.split('/') ?? [];
    const instance = sent['instance'] === undefined ? '' : String(sent['instance']);
    const query = { ...texts(sent['query']), ...(hasBody ? {} : { server, service, instance }) };
    const own = address.path?.replace(/:(\w+)/g, (_whole, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const target = `${own ?? '/rest'}?${new URLSearchParams(own || !hasBody ? query : {})}`;
    const payload = 'payload' in sent ? sent['payload'] : {};
    const body = own ? payload : { server, service, instance, params: sent['query'] ?? {}, payload };
    const answer = await ask(running, target, {
      method: address.method,
      ...(hasBody && { body }),
      ...(session && { token: session }),
    });
    const received = { path, query: texts(sent['query']), instance, payload: payload ?? {} };
    const isAddress =
      Object.values(path).every((segment) => segment !== '') && (!('instance' in sent) || instance !== '');
    return { ...answer, isTaken: schema.safeParse(received).success, isAddress };
  }

  test('every operation that says what arrives has a handler, but those of others', () => {
    assert.deepEqual([...running.services.operations].sort(), answered.map(({ name }) => name).sort());
  });

  for (const operation of answered) {
    test(`${operation.name} refuses it with its code`, async () => {
      for (const garbage of GARBAGE) {
        const what = JSON.stringify(garbage).slice(0, 40);
        for (const session of [undefined, token]) {
          const { status, body, isTaken, isAddress } = await send(operation, garbage, session);
          assert.ok(status < 500, `${what}: ${status}`);
          if (!isTaken && isAddress) assert.ok(status >= 400, `${what}: ${status}`);
          if (isTaken || !session || !isAddress) continue;
          const { code } = (body['errors'] as [{ code: string }])[0];
          const codes = [operation.refusal ?? 'BAD-REQUEST', BY_ID[operation.name]];
          assert.ok(codes.includes(code), `${what}: ${code}`);
        }
      }
      // Some of these end the session.
      if (operation.name.startsWith('session.')) ({ token } = await signUp(running));
    });
  }
}
