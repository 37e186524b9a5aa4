/** Settings that pages receive: who runs the site, and which sites belong to it. */
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import type { PublicConfig } from '@chamba/kernel/store';
import { isEmail } from '@chamba/kernel/validation';
import type { Settings } from '../settings.ts';
import type { VariableReader } from './variables.ts';

const SOCIAL: ReadonlyArray<readonly [variable: string, name: string]> = [
  ['SOCIAL_FACEBOOK_URL', 'Facebook'],
  ['SOCIAL_X_URL', 'X'],
  ['SOCIAL_LINKEDIN_URL', 'LinkedIn'],
  ['SOCIAL_INSTAGRAM_URL', 'Instagram'],
  ['SOCIAL_YOUTUBE_URL', 'YouTube'],
];

/** Values that development shows instead of the settings required in production; each says that it is an example. */
const LEGAL_EXAMPLES = {
  name: 'Empresa de Ejemplo, S.A. de C.V. (nombre de ejemplo)',
  address: 'Calle de Ejemplo 100, Col. Centro, 06000 Ciudad de México (domicilio de ejemplo)',
  email: 'privacidad@example.com',
} as const;

/**
 * Who is responsible for personal data. The privacy notice must contain their name, domicile and an address for
 * requests, so production does not start without them.
 */
export function readLegal(read: VariableReader, environment: Settings['environment']): Settings['legal'] {
  const legal = {
    name: read.text('LEGAL_NAME', LEGAL_EXAMPLES.name),
    address: read.text('LEGAL_ADDRESS', LEGAL_EXAMPLES.address),
    email: read.text('PRIVACY_EMAIL', LEGAL_EXAMPLES.email),
    version: LEGAL_VERSION,
  };
  if (!isEmail(legal.email)) read.fault('PRIVACY_EMAIL must be an e-mail address');
  if (environment === 'development') return legal;
  const missing = (name: string, meaning: string) =>
    read.fault(`${name} is missing: production has to show ${meaning} in the privacy notice`);
  if (legal.name === LEGAL_EXAMPLES.name)
    missing('LEGAL_NAME', 'the name of the person or company responsible for personal data');
  if (legal.address === LEGAL_EXAMPLES.address)
    missing('LEGAL_ADDRESS', 'the domicile of who is responsible for personal data');
  if (legal.email === LEGAL_EXAMPLES.email)
    missing('PRIVACY_EMAIL', 'an address for requests about personal data');
  return legal;
}

/** Addresses outside the site that its pages link to; an empty one hides its link. */
export function readExternals(read: VariableReader): PublicConfig['externals'] {
  return {
    blog: read.address('BLOG_URL'),
    recruiters: read.address('RECRUITER_URL'),
    help: read.address('HELP_URL'),
    calcIsr: read.address('CALC_ISR_URL'),
    careers: read.address('CAREERS_URL'),
    auth: read.address('AUTH_HOST'),
    register: read.address('REGISTER_HOST'),
    verify: read.address('VERIFY_HOST'),
    logout: read.address('LOGOUT_URL'),
    appStore: read.address('APP_STORE_URL'),
    googlePlay: read.address('GOOGLE_PLAY_URL'),
    expo: read.address('EXPO_URL'),
    social: SOCIAL.map(([variable, name]) => ({ name, url: read.address(variable) })).filter(
      ({ url }) => url !== '',
    ),
  };
}
