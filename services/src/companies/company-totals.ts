import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';

/** Condition on an offer's company slug: the offer names its employer. */
export const IS_NAMED = `companyslug not in ('', '${UNNAMED_COMPANY_SLUG}')`;

/**
 * Statements that count anew how many offers each employer has and how its name is written; part of the totals of the
 * catalogue. Only what searches find is counted.
 */
export const COMPANY_TOTALS = `
delete from company_total;
insert into company_total (slug, name, offers)
  select o.companyslug, mode() within group (order by o.companyname), count(*)
    from offer o join offer_ix ix on ix.id = o.id where o.${IS_NAMED} group by o.companyslug;
`;
