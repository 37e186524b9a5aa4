export { notificationHandlers } from './handlers.ts';
export { PushJob } from './push-job.ts';
export { KNOWN_PUSH_SERVICES } from './push-services.ts';
export { endOthersOnDevice } from './subscriptions.ts';
