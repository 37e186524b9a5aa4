export {
  INVALID_EMAIL,
  INVALID_LOCATION,
  INVALID_NAME,
  INVALID_PHONE,
  OPTION_REQUIRED,
  REQUIRED,
  REQUIRED_DATUM,
  REQUIRED_SHORT,
  SALARY_TOO_LOW,
  TAKEN_EMAIL,
  TOO_OLD,
  TOO_YOUNG,
  UNREADABLE_AMOUNT,
} from './messages.ts';
export { ANSWER_LIMIT, answerError, YES_OR_NO } from './answer.ts';
export { completeEmail, hasCompleteDomain, isEmail, isMailAddress } from './email.ts';
export { areSurnames, isPersonName } from './name.ts';
export { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, isPassword } from './password.ts';
export { cleanText, hasLength, isIdentifier, pad, truncate, withoutCountry } from './text.ts';
export { isPostalCode, parsePhone } from './contact.ts';
export { isWebAddress } from './web-address.ts';
export { birthError, parseDate, showDate } from './date.ts';
export { desiredSalaryError, parseSalary } from './salary.ts';
