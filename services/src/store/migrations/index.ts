import type { Migration } from '@chamba/database';
import * as catalogue from './0001-catalogue.ts';
import * as accounts from './0002-accounts.ts';
import * as offerFacts from './0003-offer-facts.ts';
import * as feeds from './0004-feeds.ts';
import * as companies from './0005-companies.ts';
import * as companyFacet from './0006-company-facet.ts';
import * as salaries from './0008-salaries.ts';
import * as searchChanges from './0009-search-changes.ts';
import * as complaints from './0012-complaints.ts';
import * as mailRecipient from './0013-mail-recipient.ts';
import * as mailDue from './0014-mail-due.ts';
import * as retention from './0020-retention.ts';
import * as tokenSession from './0025-token-session.ts';
import * as statedFields from './0030-stated-fields.ts';
import * as legalAcceptance from './0031-legal-acceptance.ts';
import * as peopleIndexes from './0032-people-indexes.ts';
import * as offerSkills from './0040-offer-skills.ts';
import * as changeAnswers from './0041-change-answers.ts';
import * as feed from './0042-feed.ts';
import * as offerDuplicates from './0043-offer-duplicates.ts';
import * as offerReview from './0044-offer-review.ts';
import * as offerTraits from './0045-offer-traits.ts';
import * as applicationStates from './0046-application-states.ts';
import * as offerQuestions from './0047-offer-questions.ts';
import * as applicantStates from './0048-applicant-states.ts';
import * as accountRestriction from './0049-account-restriction.ts';
import * as accountSettings from './0050-account-settings.ts';
import * as accountDeletion from './0051-account-deletion.ts';
import * as dataExport from './0052-data-export.ts';
import * as oneName from './0053-one-name.ts';
import * as privacyRequest from './0054-privacy-request.ts';
import * as cancelledKey from './0055-cancelled-key.ts';
import * as passkeys from './0056-passkeys.ts';
import * as consentHistory from './0057-consent-history.ts';
import * as notifications from './0076-notifications.ts';
import * as secondsOfArrival from './0077-seconds-of-arrival.ts';
import * as offerDiscards from './0071-offer-discards.ts';
import * as savedSearches from './0070-saved-searches.ts';
import * as resumeVersion from './0060-resume-version.ts';
import * as personFile from './0061-person-file.ts';
import * as cvShare from './0064-cv-share.ts';
import * as pda from './0066-pda.ts';
import * as openEnglish from './0067-open-english.ts';
import * as contactRevision from './0069-contact-revision.ts';

/** All steps in order. Numbers 10 and 11 are taken: the tables of the platform were steps of this list once. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'catalogue', sql: catalogue.sql },
  { version: 2, name: 'accounts', sql: accounts.sql },
  { version: 3, name: 'offer-facts', sql: offerFacts.sql },
  { version: 4, name: 'feeds', sql: feeds.sql },
  { version: 5, name: 'companies', sql: companies.sql },
  { version: 6, name: 'company-facet', sql: companyFacet.sql },
  { version: 8, name: 'salaries', sql: salaries.sql },
  { version: 9, name: 'search-changes', sql: searchChanges.sql },
  { version: 12, name: 'complaints', sql: complaints.sql },
  { version: 13, name: 'mail-recipient', sql: mailRecipient.sql },
  { version: 14, name: 'mail-due', sql: mailDue.sql },
  { version: 20, name: 'retention', sql: retention.sql },
  { version: 25, name: 'token-session', sql: tokenSession.sql },
  { version: 30, name: 'stated-fields', sql: statedFields.sql },
  { version: 31, name: 'legal-acceptance', sql: legalAcceptance.sql },
  { version: 32, name: 'people-indexes', sql: peopleIndexes.sql },
  { version: 40, name: 'offer-skills', sql: offerSkills.sql },
  { version: 41, name: 'change-answers', sql: changeAnswers.sql },
  { version: 42, name: 'feed', sql: feed.sql },
  { version: 43, name: 'offer-duplicates', sql: offerDuplicates.sql },
  { version: 44, name: 'offer-review', sql: offerReview.sql },
  { version: 45, name: 'offer-traits', sql: offerTraits.sql },
  { version: 46, name: 'application-states', sql: applicationStates.sql },
  { version: 47, name: 'offer-questions', sql: offerQuestions.sql },
  { version: 48, name: 'applicant-states', sql: applicantStates.sql },
  { version: 49, name: 'account-restriction', sql: accountRestriction.sql },
  { version: 50, name: 'account-settings', sql: accountSettings.sql },
  { version: 51, name: 'account-deletion', sql: accountDeletion.sql },
  { version: 52, name: 'data-export', sql: dataExport.sql },
  { version: 53, name: 'one-name', sql: oneName.sql },
  { version: 54, name: 'privacy-request', sql: privacyRequest.sql },
  { version: 55, name: 'cancelled-key', sql: cancelledKey.sql },
  { version: 56, name: 'passkeys', sql: passkeys.sql },
  { version: 57, name: 'consent-history', sql: consentHistory.sql },
  { version: 60, name: 'resume-version', sql: resumeVersion.sql },
  { version: 61, name: 'person-file', sql: personFile.sql },
  { version: 64, name: 'cv-share', sql: cvShare.sql },
  { version: 66, name: 'pda', sql: pda.sql },
  { version: 67, name: 'open-english', sql: openEnglish.sql },
  { version: 69, name: 'contact-revision', sql: contactRevision.sql },
  { version: 70, name: 'saved-searches', sql: savedSearches.sql },
  { version: 71, name: 'offer-discards', sql: offerDiscards.sql },
  { version: 76, name: 'notifications', sql: notifications.sql },
  { version: 77, name: 'seconds-of-arrival', sql: secondsOfArrival.sql },
];
