/** Kinds of mails that people may decline. Mails about the account itself, such as a new password, belong to none. */
export const MAIL_KINDS = ['savedsearches', 'suggestions', 'applications'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
