/**
 * Searches filter and count offers by shift, days and experience (`traits`, in one number) and by whole MXN an hour
 * (`hourly`). Offers of before get theirs when they are indexed anew at the start.
 */
export const sql = `
alter table offer_ix add column traits int not null default 0;
alter table offer_ix add column hourly int not null default 0;

create table trait_total (state smallint not null, traits int not null, offers int not null, primary key (state, traits));
`;
