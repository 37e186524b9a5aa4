import type { CompanyDetail, CompanyItem, CompanyReview, CompanyReviewSummary } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';

type ProfileRow = {
  sector: string;
  activity: string;
  size: string;
  founded: number | null;
  places: string[];
  profile: string;
};

/** Grades that one person gave, 1–5. */
type GradesRow = { rating: number; salary: number; career: number; benefits: number };

/** Element of a search page that holds the employer's profile. */
export const PROFILE_ANCHOR = 'empresa';

/** An employer's description of itself; null if it has none. */
export async function companyDetail(db: Queryable, item: CompanyItem): Promise<CompanyDetail | null> {
  const { rows } = await db.query<ProfileRow>(
    'select sector, activity, size, founded, places, profile from company where slug = $1',
    [item.companynamepretty],
  );
  const [row] = rows;
  return row
    ? {
        id: item.companynamepretty,
        companyname: item.companyname,
        companynamepretty: item.companynamepretty,
        ...row,
        founded: row.founded ?? 0,
        isdemo: item.isdemo,
        ofertas: item.ofertas,
      }
    : null;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A topic's grades as a percentage of the best, and that percentage as a grade from 0 to 5. */
function topic(grades: readonly number[]): { percentage: number; count: number } {
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
  const percentage = Math.round((mean / 5) * 100);
  return { percentage, count: oneDecimal((5 * percentage) / 100) };
}

/** Ratings of an employer; null if there are none. */
export async function companyReviewSummary(
  db: Queryable,
  item: CompanyItem,
): Promise<CompanyReviewSummary | null> {
  const { rows } = await db.query<GradesRow>(
    'select rating, salary, career, benefits from company_review where company = $1',
    [item.companynamepretty],
  );
  if (rows.length === 0) return null;
  const count = (grade: number): number => rows.filter(({ rating }) => rating === grade).length;
  const share = (grade: number): number => Math.round((count(grade) / rows.length) * 100);
  const salary = topic(rows.map((row) => row.salary));
  const career = topic(rows.map((row) => row.career));
  const benefits = topic(rows.map((row) => row.benefits));
  return {
    companyName: item.companyname,
    companyRating: oneDecimal(rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length),
    reviewsCount: rows.length,
    logoUrl: item.logoUrl,
    profileUrl: `${item.url}#${PROFILE_ANCHOR}`,
    percentage1: share(1),
    percentage2: share(2),
    percentage3: share(3),
    percentage4: share(4),
    percentage5: share(5),
    count1: count(1),
    count2: count(2),
    count3: count(3),
    count4: count(4),
    count5: count(5),
    salaryPercentage: salary.percentage,
    salaryCount: salary.count,
    careerPercentage: career.percentage,
    careerCount: career.count,
    benefitsPercentage: benefits.percentage,
    benefitsCount: benefits.count,
  };
}

/** What people say of an employer, newest first. @param id id of its profile. */
export async function companyReviews(db: Queryable, id: string): Promise<CompanyReview[]> {
  const { rows } = await db.query<CompanyReview>(
    `select title, pros, cons, role, rating, to_char(written, 'YYYY-MM-DD') as date
      from company_review where company = $1 order by written desc, number`,
    [id],
  );
  return rows;
}
