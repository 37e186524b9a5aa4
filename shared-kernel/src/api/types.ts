/**
 * Types of answers that remotes import by name. The operations' own files say what they are; of a call by its name it is
 * `CallOutput<'jobs.search'>`, so that an operation need not be entered here.
 */
export type { AccountTokenAnswer } from '../operations/account/account-token.ts';
export type { ActivationAnswer } from '../operations/account/activation.ts';
export type { EmailCheckAnswer } from '../operations/account/check-email.ts';
export type { ResendAnswer } from '../operations/account/resend-email.ts';
export type { RecruiterViewsAnswer } from '../operations/account/recruiter-views.ts';
export type { ApplicationStateAnswer } from '../operations/apply/application-input.ts';
export type { MessageAnswer } from '../operations/messages/message-answer.ts';
export type { Message, MessagesAnswer } from '../operations/messages/list.ts';
export type { Application, ApplicationsAnswer, EmployerAnswer } from '../operations/apply/list.ts';
export type { ReceiptAnswer } from '../operations/apply/receipt.ts';
export type { ApplyAnswer } from '../operations/apply/submit.ts';
export type { WithdrawAnswer } from '../operations/apply/withdraw.ts';
export type { CandidateDataAnswer } from '../operations/candidate/read.ts';
export type { CompanyListAnswer } from '../operations/companies/company-list.ts';
export type { CompanyItem } from '../operations/companies/company.ts';
export type { CompanyAnswer, CompanyDetail, CompanyReviewSummary } from '../operations/companies/detail.ts';
export type { LogoAnswer } from '../operations/companies/logo.ts';
export type { CompanyReview, CompanyReviewsAnswer } from '../operations/companies/reviews.ts';
export type { CompanySearchAnswer } from '../operations/companies/search.ts';
export type { EmptyAnswer } from '../operations/empty-answer.ts';
export type { TogglesAnswer } from '../operations/features/toggles.ts';
export type { CategoryFacetItem, FacetItem, Facets } from '../operations/jobs/facets.ts';
export type { SearchAnswer } from '../operations/jobs/job-list.ts';
export type { JobPay } from '../operations/jobs/job-pay.ts';
export type { Affinities, Job, JobLocation, JobQuestion } from '../operations/jobs/job.ts';
export type { JobAnswer } from '../operations/jobs/offer.ts';
export type { RelatedSearchesAnswer } from '../operations/jobs/related-searches.ts';
export type { SalaryMarketAnswer } from '../operations/jobs/salary-market.ts';
export type { ScorerAnswer } from '../operations/jobs/scores.ts';
export type { Seo } from '../operations/jobs/seo-texts.ts';
export type { SimilarJobsAnswer } from '../operations/jobs/similar.ts';
export type { LegalDocumentAnswer } from '../operations/legal/document.ts';
export type { CategoriesAnswer } from '../operations/lookup/categories.ts';
export type { CitiesAnswer } from '../operations/lookup/cities.ts';
export type { CountriesAnswer } from '../operations/lookup/countries.ts';
export type { InterestAreasAnswer } from '../operations/lookup/interest-areas.ts';
export type { LanguagesAnswer } from '../operations/lookup/languages.ts';
export type { NearestPlaceAnswer } from '../operations/lookup/nearest.ts';
export type { LocationAnswer } from '../operations/lookup/place-answer.ts';
export type { PostalCodeAnswer } from '../operations/lookup/postal-code.ts';
export type { StatesAnswer } from '../operations/lookup/states.ts';
export type { SubinterestAreasAnswer } from '../operations/lookup/subinterest-areas.ts';
export type { LegalMinimum } from '../operations/pay/legal-minimum.ts';
export type { NetPay, NetPayAnswer, PayPeriod } from '../operations/pay/net.ts';
export type { UpdaterTriple } from '../operations/resume-input.ts';
export type { ResumeCreatedAnswer } from '../operations/resume/create.ts';
export type { PdaDraftAnswer } from '../operations/pda/draft.ts';
export type { PdaExamAnswer } from '../operations/pda/exam.ts';
export type { PdaResultAnswer } from '../operations/pda/result.ts';
export type { ResumeFileAnswer, ResumeFormat } from '../operations/resume/file.ts';
export type { ResumeHistoryAnswer } from '../operations/resume/history.ts';
export type { ResumeGainsAnswer } from '../operations/resume/gains.ts';
export type { ResumeListAnswer } from '../operations/resume/list.ts';
export type {
  AcademicExperience,
  Certification,
  Employment,
  Resume,
  ResumeAnswer,
  ResumeLink,
  Skill,
  Speciality,
} from '../operations/resume/read.ts';
export type { SavedAnswer } from '../operations/saved-answer.ts';
export type { LinkListAnswer } from '../operations/seo/link-list.ts';
export type { SessionListAnswer } from '../operations/session/list.ts';
export type { RefreshAnswer } from '../operations/session/refresh.ts';
export type { SessionAnswer, UserProfile } from '../operations/session/session-answer.ts';
export type { PrivacyAnswer } from '../operations/account/privacy-answer.ts';
export type { ExportFileAnswer } from '../operations/account/export-file.ts';
export type { SettingsAnswer } from '../operations/account/settings-answer.ts';
export type { UnsubscribeAnswer } from '../operations/account/unsubscribe.ts';
export type { KeywordSuggestionsAnswer } from '../operations/suggests/keywords.ts';
export type { RoleSuggestionsAnswer } from '../operations/suggests/named-suggestions.ts';
export type { PlaceSuggestion } from '../operations/suggests/place.ts';
export type { PlaceSuggestionsAnswer } from '../operations/suggests/places.ts';
export type { RecentSearch, RecentSearchesAnswer } from '../operations/tracking/recent-search.ts';
export type { CvPdfAnswer } from '../operations/employer/cv-pdf.ts';
export type { ReceivedFileAnswer } from '../operations/employer/received-file.ts';
export type { ResumeDocument } from '../operations/files/document.ts';
export type { DocumentsAnswer } from '../operations/files/documents-answer.ts';
export type { PhotoAnswer } from '../operations/files/photo-answer.ts';
export type { SavedDocumentAnswer } from '../operations/files/save-document.ts';
export type { EmployerAnswerInput } from '../operations/employer/answer.ts';
export type { ReceivedPreviewAnswer } from '../operations/employer/preview.ts';
export type { ReceivedAnswer } from '../operations/employer/received.ts';
export type { ShareCreatedAnswer } from '../operations/resume/create-share.ts';
export type { SharedCvAnswer } from '../operations/employer/shared-cv.ts';
export type { Share, ShareDays, SharesAnswer } from '../operations/resume/share.ts';
