/** How pages make each call of `account`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as accountActivate } from '../account/activate.ts';
import { call as accountCancelEmailChange } from '../account/cancel-email-change.ts';
import { call as accountChangeEmail } from '../account/change-email.ts';
import { call as accountChangePassword } from '../account/change-password.ts';
import { call as accountCheckEmail } from '../account/check-email.ts';
import { call as accountConfirm } from '../account/confirm.ts';
import { call as accountCorrectEmail } from '../account/correct-email.ts';
import { call as accountCreate } from '../account/create.ts';
import { call as accountDelete } from '../account/delete.ts';
import { call as accountDeleteByToken } from '../account/delete-by-token.ts';
import { call as accountExportFile } from '../account/export-file.ts';
import { call as accountKeep } from '../account/keep.ts';
import { call as accountMailEmailChange } from '../account/mail-email-change.ts';
import { call as accountPrivacy } from '../account/privacy.ts';
import { call as accountRecruiterViews } from '../account/recruiter-views.ts';
import { call as accountRequestDeletion } from '../account/request-deletion.ts';
import { call as accountRequestExport } from '../account/request-export.ts';
import { call as accountRequestPassword } from '../account/request-password.ts';
import { call as accountRequestPrivacy } from '../account/request-privacy.ts';
import { call as accountResendEmail } from '../account/resend-email.ts';
import { call as accountResetPassword } from '../account/reset-password.ts';
import { call as accountSaveMessages } from '../account/save-messages.ts';
import { call as accountSetOptions } from '../account/set-options.ts';
import { call as accountSettings } from '../account/settings.ts';
import { call as accountUnsubscribe } from '../account/unsubscribe.ts';
import { call as accountVerifyEmail } from '../account/verify-email.ts';

export const calls = {
  'account.activate': accountActivate,
  'account.cancelEmailChange': accountCancelEmailChange,
  'account.changeEmail': accountChangeEmail,
  'account.changePassword': accountChangePassword,
  'account.checkEmail': accountCheckEmail,
  'account.confirm': accountConfirm,
  'account.correctEmail': accountCorrectEmail,
  'account.create': accountCreate,
  'account.delete': accountDelete,
  'account.deleteByToken': accountDeleteByToken,
  'account.exportFile': accountExportFile,
  'account.keep': accountKeep,
  'account.mailEmailChange': accountMailEmailChange,
  'account.privacy': accountPrivacy,
  'account.recruiterViews': accountRecruiterViews,
  'account.requestDeletion': accountRequestDeletion,
  'account.requestExport': accountRequestExport,
  'account.requestPassword': accountRequestPassword,
  'account.requestPrivacy': accountRequestPrivacy,
  'account.resendEmail': accountResendEmail,
  'account.resetPassword': accountResetPassword,
  'account.saveMessages': accountSaveMessages,
  'account.setOptions': accountSetOptions,
  'account.settings': accountSettings,
  'account.unsubscribe': accountUnsubscribe,
  'account.verifyEmail': accountVerifyEmail,
};
