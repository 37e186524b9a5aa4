/** How pages make each call, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as accountActivate } from './account/activate.ts';
import { call as accountCheckEmail } from './account/check-email.ts';
import { call as accountConfirm } from './account/confirm.ts';
import { call as accountCreate } from './account/create.ts';
import { call as accountRequestPassword } from './account/request-password.ts';
import { call as accountResendEmail } from './account/resend-email.ts';
import { call as accountResetPassword } from './account/reset-password.ts';
import { call as accountVerifyEmail } from './account/verify-email.ts';
import { call as applyList } from './apply/list.ts';
import { call as applySubmit } from './apply/submit.ts';
import { call as candidateRead } from './candidate/read.ts';
import { call as candidateSave } from './candidate/save.ts';
import { call as companiesByLetter } from './companies/by-letter.ts';
import { call as companiesByQuery } from './companies/by-query.ts';
import { call as companiesDetail } from './companies/detail.ts';
import { call as companiesLogo } from './companies/logo.ts';
import { call as companiesReviews } from './companies/reviews.ts';
import { call as companiesSearch } from './companies/search.ts';
import { call as complaintsFraud } from './complaints/fraud.ts';
import { call as featuresToggles } from './features/toggles.ts';
import { call as jobsLoad } from './jobs/load.ts';
import { call as jobsOffer } from './jobs/offer.ts';
import { call as jobsRelatedSearches } from './jobs/related-searches.ts';
import { call as jobsSalaryMarket } from './jobs/salary-market.ts';
import { call as jobsScores } from './jobs/scores.ts';
import { call as jobsSearch } from './jobs/search.ts';
import { call as jobsSimilar } from './jobs/similar.ts';
import { call as legalDocument } from './legal/document.ts';
import { call as lookupCategories } from './lookup/categories.ts';
import { call as lookupCities } from './lookup/cities.ts';
import { call as lookupInterestAreas } from './lookup/interest-areas.ts';
import { call as lookupLanguages } from './lookup/languages.ts';
import { call as lookupLocation } from './lookup/location.ts';
import { call as lookupNearest } from './lookup/nearest.ts';
import { call as lookupPostalCode } from './lookup/postal-code.ts';
import { call as lookupResolve } from './lookup/resolve.ts';
import { call as lookupStates } from './lookup/states.ts';
import { call as lookupSubinterestAreas } from './lookup/subinterest-areas.ts';
import { call as payNet } from './pay/net.ts';
import { call as resumeChangeStatus } from './resume/change-status.ts';
import { call as resumeCreate } from './resume/create.ts';
import { call as resumeRead } from './resume/read.ts';
import { call as resumeSave } from './resume/save.ts';
import { call as seoCategories } from './seo/categories.ts';
import { call as seoCities } from './seo/cities.ts';
import { call as seoCompanies } from './seo/companies.ts';
import { call as seoEmploymentTypes } from './seo/employment-types.ts';
import { call as seoKeywords } from './seo/keywords.ts';
import { call as seoStates } from './seo/states.ts';
import { call as sessionCurrent } from './session/current.ts';
import { call as sessionEndAll } from './session/end-all.ts';
import { call as sessionLogin } from './session/login.ts';
import { call as sessionLogout } from './session/logout.ts';
import { call as sessionRefresh } from './session/refresh.ts';
import { call as suggestsKeywords } from './suggests/keywords.ts';
import { call as suggestsPlaces } from './suggests/places.ts';
import { call as suggestsRoles } from './suggests/roles.ts';
import { call as suggestsSkills } from './suggests/skills.ts';
import { call as suggestsUniversities } from './suggests/universities.ts';
import { call as trackingRecentSearches } from './tracking/recent-searches.ts';

export const calls = {
  'account.activate': accountActivate,
  'account.checkEmail': accountCheckEmail,
  'account.confirm': accountConfirm,
  'account.create': accountCreate,
  'account.requestPassword': accountRequestPassword,
  'account.resendEmail': accountResendEmail,
  'account.resetPassword': accountResetPassword,
  'account.verifyEmail': accountVerifyEmail,
  'apply.list': applyList,
  'apply.submit': applySubmit,
  'candidate.read': candidateRead,
  'candidate.save': candidateSave,
  'companies.byLetter': companiesByLetter,
  'companies.byQuery': companiesByQuery,
  'companies.detail': companiesDetail,
  'companies.logo': companiesLogo,
  'companies.reviews': companiesReviews,
  'companies.search': companiesSearch,
  'complaints.fraud': complaintsFraud,
  'features.toggles': featuresToggles,
  'jobs.load': jobsLoad,
  'jobs.offer': jobsOffer,
  'jobs.relatedSearches': jobsRelatedSearches,
  'jobs.salaryMarket': jobsSalaryMarket,
  'jobs.scores': jobsScores,
  'jobs.search': jobsSearch,
  'jobs.similar': jobsSimilar,
  'legal.document': legalDocument,
  'lookup.categories': lookupCategories,
  'lookup.cities': lookupCities,
  'lookup.interestAreas': lookupInterestAreas,
  'lookup.languages': lookupLanguages,
  'lookup.location': lookupLocation,
  'lookup.nearest': lookupNearest,
  'lookup.postalCode': lookupPostalCode,
  'lookup.resolve': lookupResolve,
  'lookup.states': lookupStates,
  'lookup.subinterestAreas': lookupSubinterestAreas,
  'pay.net': payNet,
  'resume.changeStatus': resumeChangeStatus,
  'resume.create': resumeCreate,
  'resume.read': resumeRead,
  'resume.save': resumeSave,
  'seo.categories': seoCategories,
  'seo.cities': seoCities,
  'seo.companies': seoCompanies,
  'seo.employmentTypes': seoEmploymentTypes,
  'seo.keywords': seoKeywords,
  'seo.states': seoStates,
  'session.current': sessionCurrent,
  'session.endAll': sessionEndAll,
  'session.login': sessionLogin,
  'session.logout': sessionLogout,
  'session.refresh': sessionRefresh,
  'suggests.keywords': suggestsKeywords,
  'suggests.places': suggestsPlaces,
  'suggests.roles': suggestsRoles,
  'suggests.skills': suggestsSkills,
  'suggests.universities': suggestsUniversities,
  'tracking.recentSearches': trackingRecentSearches,
};
