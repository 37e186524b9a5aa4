/** Notifications of this browser while the site is closed: permission, registration, and whose they are. */
export { endSubscription, findSubscription, readPushPermission, type PushPermission } from './device.ts';
export { forgetPushOwner, PUSH_CACHE, readPushOwner, writePushOwner, type PushOwner } from './owner/index.ts';
export { registerDevice, unregisterDevice } from './registration.ts';
