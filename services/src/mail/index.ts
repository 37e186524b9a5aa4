export { BLANK, createMailer } from './mailer.ts';
export type { KeptMail, Mailer, MailOutcome, Message, Transmission, Unsubscribe } from './mailer.ts';
export { writeLetter } from './letter.ts';
export type { Letter, OfferList } from './letter.ts';
