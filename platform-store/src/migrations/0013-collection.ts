/** When the files of a release were collected, and channels that were removed. */
export const sql = `
alter table published_release add column collected_at timestamptz;

alter table channel_move drop constraint channel_move_kind_check;

alter table channel_move add constraint channel_move_kind_check
  check (kind in ('promote', 'rollback', 'whole-channel', 'follow', 'remove'));
`;
