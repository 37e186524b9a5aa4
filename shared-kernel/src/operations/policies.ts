/** What guards each operation, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import type { ZodMiniType } from 'zod/mini';
import type { Address, Call, Policy } from './operation.ts';
import * as accountActivate from './account/activate.ts';
import * as accountCancelEmailChange from './account/cancel-email-change.ts';
import * as accountChange from './account/change.ts';
import * as accountChangeEmail from './account/change-email.ts';
import * as accountChangePassword from './account/change-password.ts';
import * as accountCheckEmail from './account/check-email.ts';
import * as accountConfirm from './account/confirm.ts';
import * as accountConfirmByCode from './account/confirm-by-code.ts';
import * as accountCorrectEmail from './account/correct-email.ts';
import * as accountCreate from './account/create.ts';
import * as accountDelete from './account/delete.ts';
import * as accountDeleteByToken from './account/delete-by-token.ts';
import * as accountDeleteByTokenV2 from './account/delete-by-token-v2.ts';
import * as accountDeleteV2 from './account/delete-v2.ts';
import * as accountExportFile from './account/export-file.ts';
import * as accountKeep from './account/keep.ts';
import * as accountMailEmailChange from './account/mail-email-change.ts';
import * as accountPrivacy from './account/privacy.ts';
import * as accountRecruiterViews from './account/recruiter-views.ts';
import * as accountReplace from './account/replace.ts';
import * as accountRequestDeletion from './account/request-deletion.ts';
import * as accountRequestExport from './account/request-export.ts';
import * as accountRequestPassword from './account/request-password.ts';
import * as accountRequestPrivacy from './account/request-privacy.ts';
import * as accountResendEmail from './account/resend-email.ts';
import * as accountResetPassword from './account/reset-password.ts';
import * as accountSaveMessages from './account/save-messages.ts';
import * as accountSetOptions from './account/set-options.ts';
import * as accountSettings from './account/settings.ts';
import * as accountUnsubscribe from './account/unsubscribe.ts';
import * as accountVerifyEmail from './account/verify-email.ts';
import * as aiImproveRole from './ai/improve-role.ts';
import * as alertsCancel from './alerts/cancel.ts';
import * as alertsChange from './alerts/change.ts';
import * as alertsConfirm from './alerts/confirm.ts';
import * as alertsCreate from './alerts/create.ts';
import * as alertsDelete from './alerts/delete.ts';
import * as alertsList from './alerts/list.ts';
import * as applyExternal from './apply/external.ts';
import * as applyHold from './apply/hold.ts';
import * as applyHolders from './apply/holders.ts';
import * as applyList from './apply/list.ts';
import * as applyRead from './apply/read.ts';
import * as applyReceipt from './apply/receipt.ts';
import * as applyRestore from './apply/restore.ts';
import * as applySubmit from './apply/submit.ts';
import * as applyWithdraw from './apply/withdraw.ts';
import * as candidateRead from './candidate/read.ts';
import * as candidateSave from './candidate/save.ts';
import * as companiesByLetter from './companies/by-letter.ts';
import * as companiesByQuery from './companies/by-query.ts';
import * as companiesDetail from './companies/detail.ts';
import * as companiesLogo from './companies/logo.ts';
import * as companiesLogoPicture from './companies/logo-picture.ts';
import * as companiesReviews from './companies/reviews.ts';
import * as companiesSearch from './companies/search.ts';
import * as complaintsFraud from './complaints/fraud.ts';
import * as employerAnswer from './employer/answer.ts';
import * as employerCvPdf from './employer/cv-pdf.ts';
import * as employerOpen from './employer/open.ts';
import * as employerPreview from './employer/preview.ts';
import * as employerReceivedFile from './employer/received-file.ts';
import * as employerSharedCv from './employer/shared-cv.ts';
import * as employerSharedPhoto from './employer/shared-photo.ts';
import * as eventsSend from './events/send.ts';
import * as featuresToggles from './features/toggles.ts';
import * as featuresTogglesByName from './features/toggles-by-name.ts';
import * as filesDeleteDocument from './files/delete-document.ts';
import * as filesDeletePhoto from './files/delete-photo.ts';
import * as filesDocumentFile from './files/document-file.ts';
import * as filesDocuments from './files/documents.ts';
import * as filesPhoto from './files/photo.ts';
import * as filesPhotoPicture from './files/photo-picture.ts';
import * as filesRestoreDocument from './files/restore-document.ts';
import * as filesSaveDocument from './files/save-document.ts';
import * as filesSavePhoto from './files/save-photo.ts';
import * as heldSearchDelete from './held-search/delete.ts';
import * as heldSearchKeep from './held-search/keep.ts';
import * as heldSearchRead from './held-search/read.ts';
import * as jobsCount from './jobs/count.ts';
import * as jobsLoad from './jobs/load.ts';
import * as jobsOffer from './jobs/offer.ts';
import * as jobsRelatedSearches from './jobs/related-searches.ts';
import * as jobsSalaryMarket from './jobs/salary-market.ts';
import * as jobsScores from './jobs/scores.ts';
import * as jobsSearch from './jobs/search.ts';
import * as jobsSimilar from './jobs/similar.ts';
import * as jobsSuggests from './jobs/suggests.ts';
import * as legalDocument from './legal/document.ts';
import * as lookupCategories from './lookup/categories.ts';
import * as lookupCategoryList from './lookup/category-list.ts';
import * as lookupCities from './lookup/cities.ts';
import * as lookupCountries from './lookup/countries.ts';
import * as lookupGeolocationPostalCode from './lookup/geolocation-postal-code.ts';
import * as lookupInterestAreas from './lookup/interest-areas.ts';
import * as lookupLanguages from './lookup/languages.ts';
import * as lookupLocation from './lookup/location.ts';
import * as lookupLocationPrettyId from './lookup/location-pretty-id.ts';
import * as lookupNearest from './lookup/nearest.ts';
import * as lookupPostalCode from './lookup/postal-code.ts';
import * as lookupResolve from './lookup/resolve.ts';
import * as lookupStates from './lookup/states.ts';
import * as lookupSubcategories from './lookup/subcategories.ts';
import * as lookupSubcategory from './lookup/subcategory.ts';
import * as lookupSubinterestAreas from './lookup/subinterest-areas.ts';
import * as messagesDelete from './messages/delete.ts';
import * as messagesList from './messages/list.ts';
import * as messagesMark from './messages/mark.ts';
import * as messagesSend from './messages/send.ts';
import * as openEnglishSaveScore from './open-english/save-score.ts';
import * as openEnglishToken from './open-english/token.ts';
import * as payNet from './pay/net.ts';
import * as pdaAnswer from './pda/answer.ts';
import * as pdaDraft from './pda/draft.ts';
import * as pdaExam from './pda/exam.ts';
import * as pdaResult from './pda/result.ts';
import * as pdaSaveDraft from './pda/save-draft.ts';
import * as pdaSaveExam from './pda/save-exam.ts';
import * as pushKey from './push/key.ts';
import * as pushRegister from './push/register.ts';
import * as pushUnregister from './push/unregister.ts';
import * as resumeChangeStatus from './resume/change-status.ts';
import * as resumeChangeStatusV2 from './resume/change-status-v2.ts';
import * as resumeCopy from './resume/copy.ts';
import * as resumeCreate from './resume/create.ts';
import * as resumeCreateShare from './resume/create-share.ts';
import * as resumeCreateSignedIn from './resume/create-signed-in.ts';
import * as resumeDelete from './resume/delete.ts';
import * as resumeEndShare from './resume/end-share.ts';
import * as resumeFile from './resume/file.ts';
import * as resumeGains from './resume/gains.ts';
import * as resumeHistory from './resume/history.ts';
import * as resumeList from './resume/list.ts';
import * as resumeRead from './resume/read.ts';
import * as resumeReplace from './resume/replace.ts';
import * as resumeRestore from './resume/restore.ts';
import * as resumeSave from './resume/save.ts';
import * as resumeSaveV2 from './resume/save-v2.ts';
import * as resumeShares from './resume/shares.ts';
import * as seoCategories from './seo/categories.ts';
import * as seoCities from './seo/cities.ts';
import * as seoCitiesOfState from './seo/cities-of-state.ts';
import * as seoCompanies from './seo/companies.ts';
import * as seoEmploymentTypes from './seo/employment-types.ts';
import * as seoKeywords from './seo/keywords.ts';
import * as seoSitemap from './seo/sitemap.ts';
import * as seoSitemapPart from './seo/sitemap-part.ts';
import * as seoStates from './seo/states.ts';
import * as seoUrl from './seo/url.ts';
import * as seoUrlBulk from './seo/url-bulk.ts';
import * as seoUrlClear from './seo/url-clear.ts';
import * as seoZone from './seo/zone.ts';
import * as seoZonesOfCity from './seo/zones-of-city.ts';
import * as sessionActionToken from './session/action-token.ts';
import * as sessionAddPasskey from './session/add-passkey.ts';
import * as sessionCurrent from './session/current.ts';
import * as sessionEndAll from './session/end-all.ts';
import * as sessionEndOne from './session/end-one.ts';
import * as sessionList from './session/list.ts';
import * as sessionLogin from './session/login.ts';
import * as sessionLoginByPasskey from './session/login-by-passkey.ts';
import * as sessionLogout from './session/logout.ts';
import * as sessionPasskeyChallenge from './session/passkey-challenge.ts';
import * as sessionPasskeyCreation from './session/passkey-creation.ts';
import * as sessionPasskeys from './session/passkeys.ts';
import * as sessionRefresh from './session/refresh.ts';
import * as sessionRemovePasskey from './session/remove-passkey.ts';
import * as statisticsSend from './statistics/send.ts';
import * as suggestionsList from './suggestions/list.ts';
import * as suggestionsListV2 from './suggestions/list-v2.ts';
import * as suggestsKeywords from './suggests/keywords.ts';
import * as suggestsKeywordsByText from './suggests/keywords-by-text.ts';
import * as suggestsPlaces from './suggests/places.ts';
import * as suggestsRoles from './suggests/roles.ts';
import * as suggestsSkills from './suggests/skills.ts';
import * as suggestsUniversities from './suggests/universities.ts';
import * as tracesSend from './traces/send.ts';
import * as trackingOwnRecentSearches from './tracking/own-recent-searches.ts';
import * as trackingRecentSearches from './tracking/recent-searches.ts';

type OperationFile = {
  call: Address & Partial<Pick<Call<never, unknown>, 'timeoutMs' | 'answer'>>;
  input?: () => ZodMiniType;
  policy: Policy;
};

const files = {
  'account.activate': accountActivate,
  'account.cancelEmailChange': accountCancelEmailChange,
  'account.change': accountChange,
  'account.changeEmail': accountChangeEmail,
  'account.changePassword': accountChangePassword,
  'account.checkEmail': accountCheckEmail,
  'account.confirm': accountConfirm,
  'account.confirmByCode': accountConfirmByCode,
  'account.correctEmail': accountCorrectEmail,
  'account.create': accountCreate,
  'account.delete': accountDelete,
  'account.deleteByToken': accountDeleteByToken,
  'account.deleteByTokenV2': accountDeleteByTokenV2,
  'account.deleteV2': accountDeleteV2,
  'account.exportFile': accountExportFile,
  'account.keep': accountKeep,
  'account.mailEmailChange': accountMailEmailChange,
  'account.privacy': accountPrivacy,
  'account.recruiterViews': accountRecruiterViews,
  'account.replace': accountReplace,
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
  'ai.improveRole': aiImproveRole,
  'alerts.cancel': alertsCancel,
  'alerts.change': alertsChange,
  'alerts.confirm': alertsConfirm,
  'alerts.create': alertsCreate,
  'alerts.delete': alertsDelete,
  'alerts.list': alertsList,
  'apply.external': applyExternal,
  'apply.hold': applyHold,
  'apply.holders': applyHolders,
  'apply.list': applyList,
  'apply.read': applyRead,
  'apply.receipt': applyReceipt,
  'apply.restore': applyRestore,
  'apply.submit': applySubmit,
  'apply.withdraw': applyWithdraw,
  'candidate.read': candidateRead,
  'candidate.save': candidateSave,
  'companies.byLetter': companiesByLetter,
  'companies.byQuery': companiesByQuery,
  'companies.detail': companiesDetail,
  'companies.logo': companiesLogo,
  'companies.logoPicture': companiesLogoPicture,
  'companies.reviews': companiesReviews,
  'companies.search': companiesSearch,
  'complaints.fraud': complaintsFraud,
  'employer.answer': employerAnswer,
  'employer.cvPdf': employerCvPdf,
  'employer.open': employerOpen,
  'employer.preview': employerPreview,
  'employer.receivedFile': employerReceivedFile,
  'employer.sharedCv': employerSharedCv,
  'employer.sharedPhoto': employerSharedPhoto,
  'events.send': eventsSend,
  'features.toggles': featuresToggles,
  'features.togglesByName': featuresTogglesByName,
  'files.deleteDocument': filesDeleteDocument,
  'files.deletePhoto': filesDeletePhoto,
  'files.documentFile': filesDocumentFile,
  'files.documents': filesDocuments,
  'files.photo': filesPhoto,
  'files.photoPicture': filesPhotoPicture,
  'files.restoreDocument': filesRestoreDocument,
  'files.saveDocument': filesSaveDocument,
  'files.savePhoto': filesSavePhoto,
  'heldSearch.delete': heldSearchDelete,
  'heldSearch.keep': heldSearchKeep,
  'heldSearch.read': heldSearchRead,
  'jobs.count': jobsCount,
  'jobs.load': jobsLoad,
  'jobs.offer': jobsOffer,
  'jobs.relatedSearches': jobsRelatedSearches,
  'jobs.salaryMarket': jobsSalaryMarket,
  'jobs.scores': jobsScores,
  'jobs.search': jobsSearch,
  'jobs.similar': jobsSimilar,
  'jobs.suggests': jobsSuggests,
  'legal.document': legalDocument,
  'lookup.categories': lookupCategories,
  'lookup.categoryList': lookupCategoryList,
  'lookup.cities': lookupCities,
  'lookup.countries': lookupCountries,
  'lookup.geolocationPostalCode': lookupGeolocationPostalCode,
  'lookup.interestAreas': lookupInterestAreas,
  'lookup.languages': lookupLanguages,
  'lookup.location': lookupLocation,
  'lookup.locationPrettyId': lookupLocationPrettyId,
  'lookup.nearest': lookupNearest,
  'lookup.postalCode': lookupPostalCode,
  'lookup.resolve': lookupResolve,
  'lookup.states': lookupStates,
  'lookup.subcategories': lookupSubcategories,
  'lookup.subcategory': lookupSubcategory,
  'lookup.subinterestAreas': lookupSubinterestAreas,
  'messages.delete': messagesDelete,
  'messages.list': messagesList,
  'messages.mark': messagesMark,
  'messages.send': messagesSend,
  'openEnglish.saveScore': openEnglishSaveScore,
  'openEnglish.token': openEnglishToken,
  'pay.net': payNet,
  'pda.answer': pdaAnswer,
  'pda.draft': pdaDraft,
  'pda.exam': pdaExam,
  'pda.result': pdaResult,
  'pda.saveDraft': pdaSaveDraft,
  'pda.saveExam': pdaSaveExam,
  'push.key': pushKey,
  'push.register': pushRegister,
  'push.unregister': pushUnregister,
  'resume.changeStatus': resumeChangeStatus,
  'resume.changeStatusV2': resumeChangeStatusV2,
  'resume.copy': resumeCopy,
  'resume.create': resumeCreate,
  'resume.createShare': resumeCreateShare,
  'resume.createSignedIn': resumeCreateSignedIn,
  'resume.delete': resumeDelete,
  'resume.endShare': resumeEndShare,
  'resume.file': resumeFile,
  'resume.gains': resumeGains,
  'resume.history': resumeHistory,
  'resume.list': resumeList,
  'resume.read': resumeRead,
  'resume.replace': resumeReplace,
  'resume.restore': resumeRestore,
  'resume.save': resumeSave,
  'resume.saveV2': resumeSaveV2,
  'resume.shares': resumeShares,
  'seo.categories': seoCategories,
  'seo.cities': seoCities,
  'seo.citiesOfState': seoCitiesOfState,
  'seo.companies': seoCompanies,
  'seo.employmentTypes': seoEmploymentTypes,
  'seo.keywords': seoKeywords,
  'seo.sitemap': seoSitemap,
  'seo.sitemapPart': seoSitemapPart,
  'seo.states': seoStates,
  'seo.url': seoUrl,
  'seo.urlBulk': seoUrlBulk,
  'seo.urlClear': seoUrlClear,
  'seo.zone': seoZone,
  'seo.zonesOfCity': seoZonesOfCity,
  'session.actionToken': sessionActionToken,
  'session.addPasskey': sessionAddPasskey,
  'session.current': sessionCurrent,
  'session.endAll': sessionEndAll,
  'session.endOne': sessionEndOne,
  'session.list': sessionList,
  'session.login': sessionLogin,
  'session.loginByPasskey': sessionLoginByPasskey,
  'session.logout': sessionLogout,
  'session.passkeyChallenge': sessionPasskeyChallenge,
  'session.passkeyCreation': sessionPasskeyCreation,
  'session.passkeys': sessionPasskeys,
  'session.refresh': sessionRefresh,
  'session.removePasskey': sessionRemovePasskey,
  'statistics.send': statisticsSend,
  'suggestions.list': suggestionsList,
  'suggestions.listV2': suggestionsListV2,
  'suggests.keywords': suggestsKeywords,
  'suggests.keywordsByText': suggestsKeywordsByText,
  'suggests.places': suggestsPlaces,
  'suggests.roles': suggestsRoles,
  'suggests.skills': suggestsSkills,
  'suggests.universities': suggestsUniversities,
  'traces.send': tracesSend,
  'tracking.ownRecentSearches': trackingOwnRecentSearches,
  'tracking.recentSearches': trackingRecentSearches,
} satisfies Readonly<Record<string, OperationFile>>;

/** The files of the operations, by name: their types are what handlers are typed by. */
export type OperationFiles = typeof files;

export const policies: Readonly<Record<string, OperationFile>> = files;
