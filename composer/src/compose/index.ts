/** Local gateways beside a site. */
export {
  freePort,
  LocalGatewayError,
  startLocalGateway,
  type LocalGateway,
  type LocalGatewayOptions,
} from './local-gateway.ts';
