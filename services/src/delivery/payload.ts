/** What an employer receives: the payload of webhooks, and the same as a mail. */
import type { ApplicationSnapshot } from '@chamba/kernel/applications';

/** Body of a webhook call. */
export type WebhookPayload =
  | {
      type: 'application.created';
      /** Of the application: the same in every attempt to deliver it. */
      id: string;
      /** ISO 8601. */
      created: string;
      /** Page with the CV, for the employer. */
      url: string;
      application: ApplicationSnapshot;
    }
  | {
      type: 'application.withdrawn';
      id: string;
      /** ISO 8601. */
      created: string;
      offer: ApplicationSnapshot['offer'];
    };
