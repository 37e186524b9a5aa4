/** How pages make each call of `account`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as accountActivate } from '../account/activate.ts';
import { call as accountCheckEmail } from '../account/check-email.ts';
import { call as accountConfirm } from '../account/confirm.ts';
import { call as accountCreate } from '../account/create.ts';
import { call as accountRecruiterViews } from '../account/recruiter-views.ts';
import { call as accountRequestPassword } from '../account/request-password.ts';
import { call as accountResendEmail } from '../account/resend-email.ts';
import { call as accountResetPassword } from '../account/reset-password.ts';
import { call as accountSetOptions } from '../account/set-options.ts';
import { call as accountVerifyEmail } from '../account/verify-email.ts';

export const calls = {
  'account.activate': accountActivate,
  'account.checkEmail': accountCheckEmail,
  'account.confirm': accountConfirm,
  'account.create': accountCreate,
  'account.recruiterViews': accountRecruiterViews,
  'account.requestPassword': accountRequestPassword,
  'account.resendEmail': accountResendEmail,
  'account.resetPassword': accountResetPassword,
  'account.setOptions': accountSetOptions,
  'account.verifyEmail': accountVerifyEmail,
};
