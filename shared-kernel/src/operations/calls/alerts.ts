/** How pages make each call of `alerts`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as alertsCancel } from '../alerts/cancel.ts';
import { call as alertsChange } from '../alerts/change.ts';
import { call as alertsConfirm } from '../alerts/confirm.ts';
import { call as alertsCreate } from '../alerts/create.ts';
import { call as alertsDelete } from '../alerts/delete.ts';
import { call as alertsList } from '../alerts/list.ts';

export const calls = {
  'alerts.cancel': alertsCancel,
  'alerts.change': alertsChange,
  'alerts.confirm': alertsConfirm,
  'alerts.create': alertsCreate,
  'alerts.delete': alertsDelete,
  'alerts.list': alertsList,
};
