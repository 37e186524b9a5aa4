/**
 * Forms: their values, messages and focus in the browser, the state of their sending, and the same form sent without
 * scripts. Bundled into each unit, as the design system is.
 */
export { changedFields } from './changed-fields.ts';
export { ErrorSummary } from './error-summary.tsx';
export { keepDraft, readDraft, type DraftValues } from './drafts.ts';
export { FormDraft } from './form-draft.tsx';
export { FailureBanner } from './failure-banner.tsx';
export { formStatus, plainPost, toPosted } from './plain-post.ts';
export { DefaultSubmit, useSentButton } from './sent-button.tsx';
export { createSubmission } from './submission.ts';
export type { Posted, Submission, SubmissionState, SubmittedAction } from './submission.ts';
export { useForm } from './use-form.ts';
export type { FieldBinding, Form, FormErrors } from './use-form.ts';
