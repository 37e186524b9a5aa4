/**
 * Which fields of a résumé the person chose. The sign-up has sent `true` and a minimum equal to the desired salary for
 * everybody, so only what differs from that can have been chosen.
 */
export const sql = `
update resume set document = document || jsonb_build_object('stated', (
  select coalesce(jsonb_agg(field), '[]'::jsonb) from (values
    ('requiredsalary', requiredsalary > 0 and requiredsalary <> desiredsalary),
    ('willingtotravel', document->'willingtotravel' = 'false'::jsonb),
    ('willingtorelocate', document->'willingtorelocate' = 'false'::jsonb)
  ) as fields (field, chosen) where chosen));
`;
