/** Types of what travels over the wire, inferred from the schemas; free of run-time code. */
import type { infer as InferSchema, ZodMiniType } from 'zod/mini';
import type * as account from './schemas/account.ts';
import type * as apply from './schemas/apply.ts';
import type * as companies from './schemas/companies.ts';
import type * as features from './schemas/features.ts';
import type * as jobs from './schemas/jobs.ts';
import type * as lookup from './schemas/lookup.ts';
import type * as pay from './schemas/pay.ts';
import type * as resume from './schemas/resume.ts';

/** Schemas are made when they are first used, so each export is a function. */
type Infer<Make extends () => ZodMiniType> = InferSchema<ReturnType<Make>>;

export type Job = Infer<typeof jobs.jobSchema>;
export type JobLocation = Infer<typeof jobs.jobLocationSchema>;
export type Affinities = Infer<typeof jobs.affinitiesSchema>;
export type FacetItem = Infer<typeof jobs.facetItemSchema>;
export type CategoryFacetItem = Infer<typeof jobs.categoryFacetItemSchema>;
export type Facets = Infer<typeof jobs.facetsSchema>;
export type Seo = Infer<typeof jobs.seoSchema>;
export type SearchAnswer = Infer<typeof jobs.searchAnswerSchema>;
export type JobAnswer = Infer<typeof jobs.jobAnswerSchema>;
export type SimilarJobsAnswer = Infer<typeof jobs.similarJobsAnswerSchema>;
export type RelatedSearchesAnswer = Infer<typeof jobs.relatedSearchesAnswerSchema>;
export type SalaryMarketAnswer = Infer<typeof jobs.salaryMarketAnswerSchema>;
export type ScorerAnswer = Infer<typeof jobs.scorerAnswerSchema>;
export type PlaceSuggestion = Infer<typeof jobs.placeSuggestionSchema>;
export type PlaceSuggestionsAnswer = Infer<typeof jobs.placeSuggestionsAnswerSchema>;
export type RecentSearch = Infer<typeof jobs.recentSearchSchema>;
export type RecentSearchesAnswer = Infer<typeof jobs.recentSearchesAnswerSchema>;
export type KeywordSuggestionsAnswer = Infer<typeof jobs.keywordSuggestionsAnswerSchema>;
export type RoleSuggestionsAnswer = Infer<typeof jobs.roleSuggestionsAnswerSchema>;
export type LinkListAnswer = Infer<typeof jobs.linkListAnswerSchema>;

export type CompanyItem = Infer<typeof companies.companyItemSchema>;
export type CompanyDetail = Infer<typeof companies.companyDetailSchema>;
export type CompanyReviewSummary = Infer<typeof companies.companyReviewSummarySchema>;
export type CompanyReview = Infer<typeof companies.companyReviewSchema>;
export type CompanyAnswer = Infer<typeof companies.companyAnswerSchema>;
export type CompanyReviewsAnswer = Infer<typeof companies.companyReviewsAnswerSchema>;
export type CompanyListAnswer = Infer<typeof companies.companyListAnswerSchema>;
export type CompanySearchAnswer = Infer<typeof companies.companySearchAnswerSchema>;
export type LogoAnswer = Infer<typeof companies.logoAnswerSchema>;

export type UserProfile = Infer<typeof account.userProfileSchema>;
export type SessionAnswer = Infer<typeof account.sessionAnswerSchema>;
export type EmailCheckAnswer = Infer<typeof account.emailCheckAnswerSchema>;
export type ResendAnswer = Infer<typeof account.resendAnswerSchema>;
export type ActivationAnswer = Infer<typeof account.activationAnswerSchema>;
export type AccountTokenAnswer = Infer<typeof account.accountTokenAnswerSchema>;
export type SavedAnswer = Infer<typeof account.savedAnswerSchema>;
export type EmptyAnswer = Infer<typeof account.emptyAnswerSchema>;
export type UpdaterTriple = Infer<typeof account.updaterTripleSchema>;

export type Resume = Infer<typeof resume.resumeSchema>;
export type Employment = Infer<typeof resume.employmentSchema>;
export type AcademicExperience = Infer<typeof resume.academicExperienceSchema>;
export type ResumeAnswer = Infer<typeof resume.resumeAnswerSchema>;
export type CandidateDataAnswer = Infer<typeof resume.candidateDataAnswerSchema>;
export type ResumeCreatedAnswer = Infer<typeof resume.resumeCreatedAnswerSchema>;

export type CountriesAnswer = Infer<typeof lookup.countriesAnswerSchema>;
export type StatesAnswer = Infer<typeof lookup.statesAnswerSchema>;
export type CitiesAnswer = Infer<typeof lookup.citiesAnswerSchema>;
export type PostalCodeAnswer = Infer<typeof lookup.postalCodeAnswerSchema>;
export type InterestAreasAnswer = Infer<typeof lookup.interestAreasAnswerSchema>;
export type SubinterestAreasAnswer = Infer<typeof lookup.subinterestAreasAnswerSchema>;
export type CategoriesAnswer = Infer<typeof lookup.categoriesAnswerSchema>;
export type LanguagesAnswer = Infer<typeof lookup.languagesAnswerSchema>;
export type LocationAnswer = Infer<typeof lookup.locationAnswerSchema>;
export type NearestPlaceAnswer = Infer<typeof lookup.nearestPlaceAnswerSchema>;

export type ApplyAnswer = Infer<typeof apply.applyAnswerSchema>;
export type Application = Infer<typeof apply.applicationSchema>;
export type ApplicationsAnswer = Infer<typeof apply.applicationsAnswerSchema>;

export type JobPay = Infer<typeof pay.jobPaySchema>;
export type PayPeriod = Infer<typeof pay.payPeriodSchema>;
export type NetPay = Infer<typeof pay.netPaySchema>;
export type NetPayAnswer = Infer<typeof pay.netPayAnswerSchema>;
export type LegalMinimum = Infer<typeof pay.legalMinimumSchema>;

export type TogglesAnswer = Infer<typeof features.togglesAnswerSchema>;
export type LegalDocumentAnswer = Infer<typeof features.legalDocumentAnswerSchema>;
export type RefreshAnswer = Infer<typeof features.refreshAnswerSchema>;
