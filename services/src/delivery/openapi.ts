/** The description of what webhooks receive, for those who write a receiver: `docs/applications.openapi.json`. */
import { operations } from '@chamba/kernel/operations';
import { z } from 'zod';

const text = { type: 'string' };
const date = { type: 'string', format: 'date-time' };

const event = (type: string, fields: Record<string, object>): object => ({
  type: 'object',
  required: ['type', 'id', 'created', ...Object.keys(fields)],
  properties: {
    type: { const: type },
    id: { ...text, description: 'Id of the application, the same in every attempt.' },
    created: date,
    ...fields,
  },
});

/** The form of what is sent: that of the receipt which the candidate reads. */
function snapshotForm(): object {
  const answer = operations.find(({ name }) => name === 'apply.receipt')?.answer;
  if (!answer) throw new Error('apply.receipt does not say what it answers');
  const { properties = {} } = z.toJSONSchema(answer(), { io: 'output', unrepresentable: 'any' });
  const { snapshot } = properties;
  if (typeof snapshot !== 'object') throw new Error('apply.receipt answers no snapshot');
  // Fields may be added, so receivers have to take those that they do not know.
  return JSON.parse(
    JSON.stringify(snapshot, (name, value: unknown) => (name === 'additionalProperties' ? undefined : value)),
  ) as object;
}

/** An OpenAPI 3.1 document of the calls to webhooks. */
export function webhookDocument(): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Applications to a webhook', version: '1' },
    webhooks: {
      application: {
        post: {
          parameters: [
            {
              name: 'Chamba-Signature',
              in: 'header',
              required: true,
              description: 't=<Unix seconds>,v1=<hex of the HMAC-SHA256 of "<t>.<body>">',
              schema: text,
            },
            { name: 'Idempotency-Key', in: 'header', required: true, schema: text },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  oneOf: [
                    { $ref: '#/components/schemas/Created' },
                    { $ref: '#/components/schemas/Withdrawn' },
                  ],
                },
              },
            },
          },
          responses: {
            '2XX': { description: 'Taken.' },
            '410': { description: 'Never send this one again.' },
            default: { description: 'Tried again for three days.' },
          },
        },
      },
    },
    components: {
      schemas: {
        Created: event('application.created', {
          url: { ...text, format: 'uri', description: 'Page with the CV and the form for your answer.' },
          application: { $ref: '#/components/schemas/Application' },
        }),
        Withdrawn: event('application.withdrawn', {
          offer: { $ref: '#/components/schemas/Application/properties/offer' },
        }),
        Application: snapshotForm(),
      },
    },
  };
}
