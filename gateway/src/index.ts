/** The gateway as a library: for the start script, tests and measurements. */
export { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export { InvalidSettingsError, readSettings, type Settings } from './settings.ts';
export type { EmbeddedServices, InjectedAnswer, InjectedRequest, OutboxMail } from './services/services.ts';
