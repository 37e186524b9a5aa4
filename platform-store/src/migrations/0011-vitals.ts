/**
 * How releases do on the pages of visitors, by the hour. Counts alone: nothing here is of a person. Measures are kept
 * as histograms, since percentiles cannot be added up.
 */
export const sql = `
create table page_count (
  hour timestamptz not null,
  unit text not null,
  version text not null,
  kind text not null,
  name text not null,
  count bigint not null,
  message text not null default '',
  files text[] not null default '{}',
  last_at timestamptz not null,
  primary key (hour, unit, version, kind, name)
);

create table vital_bucket (
  hour timestamptz not null,
  unit text not null,
  version text not null,
  category text not null,
  metric text not null,
  bucket int not null,
  count bigint not null,
  primary key (hour, unit, version, category, metric, bucket)
);
`;
