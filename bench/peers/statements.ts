import { PAGE } from './peer.ts';
import type { Filter, Group, Plan } from './plan.ts';

/** What two databases say differently. */
export type Dialect = {
  /** Name of the n-th value of a statement, from 1. */
  value(n: number): string;
  /** Condition that the offer holds the words; `value` names them. */
  matches(value: string): string;
  /** `order by` of the page when words are asked for. */
  order(value: string): string;
  /** The words as this engine is asked for them. */
  words(words: string): string;
};

/** A statement with its values. */
export type Statement = { sql: string; values: unknown[] };

const AGES = [1, 2, 3, 7, 14, 30, 60];
const CONTRACTS = [1, 2, 4, 8, 16, 32];

function condition(filter: Filter): string {
  switch (filter.kind) {
    case 'in':
      return `${filter.column} in (${filter.values.join(', ')})`;
    case 'bits':
      return `(${filter.column} & ${filter.bits}) <> 0`;
    case 'range':
      return `${filter.column} >= ${filter.min}${filter.max === null ? '' : ` and ${filter.column} < ${filter.max}`}`;
  }
}

/**
 * What a page of results needs: the page, the number of offers, and for every filter a count with the others applied.
 * The statement that counts all offers is the second.
 */
export function buildStatements(plan: Plan, dialect: Dialect): Statement[] {
  const statement = (select: string, group: Group | null, rest: (words: string) => string): Statement => {
    const conditions = plan.filters.filter((filter) => filter.group !== group).map(condition);
    const values: unknown[] = [];
    if (plan.words !== '') {
      values.push(dialect.words(plan.words));
      conditions.push(dialect.matches(dialect.value(1)));
    }
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    return { sql: `select ${select} from peer_vacancy v ${where} ${rest(dialect.value(1))}`, values };
  };
  const grouped = (columns: string, group: Group): Statement =>
    statement(`${columns}, count(*) as offers`, group, () => `group by ${columns}`);
  const ages = AGES.map((age) => `count(*) filter (where day > ${plan.today - age}) as days${age}`);
  const contracts = CONTRACTS.map((bit) => `count(*) filter (where contracts & ${bit} <> 0) as bit${bit}`);
  return [
    statement('id, title, company, salary, state, city, published', null, (words) => {
      const order = plan.words === '' ? 'published desc' : dialect.order(words);
      return `order by ${order} limit ${PAGE} offset ${(plan.page - 1) * PAGE}`;
    }),
    statement('count(*) as offers', null, () => ''),
    grouped('workmode', 'mode'),
    grouped('band', 'salary'),
    statement(ages.join(', '), 'date', () => ''),
    grouped('category, subcategory', 'category'),
    statement(contracts.join(', '), 'contract', () => ''),
    grouped('education', 'education'),
    ...(plan.placeColumn
      ? [
          statement(`${plan.placeColumn}, count(*) as offers`, null, () => {
            return `group by ${plan.placeColumn} order by offers desc limit 10`;
          }),
        ]
      : []),
    statement('company, count(*) as offers', null, () => 'group by company order by offers desc limit 10'),
  ];
}
