import {
  ServiceError,
  describeApplyFailure,
  describeError,
  isMissing,
  isTechnical,
  isServiceError,
  toServiceErrorState,
} from './index.ts';

test.each([
  ['MYS-0', undefined, 'Ocurrió un error, inténtalo nuevamente'],
  ['MYS-43', undefined, 'Ocurrió un error, inténtalo nuevamente'],
  ['MYS-1', undefined, 'El servicio no está disponible en este momento'],
  ['MYS-5', undefined, 'Debe seleccionar un currículo.'],
  ['MYS-17', undefined, 'Wrong user type'],
  ['MYS-65', undefined, 'Ocurrió un error al actualizar los datos de tu cuenta.'],
  ['MYS-44', undefined, 'Ocurrió un error. Inténtalo nuevamente'],
  ['AAIS-8', undefined, 'Ocurrió un error. Inténtalo nuevamente'],
  ['toString', undefined, 'Ocurrió un error. Inténtalo nuevamente'],
  ['ACT-01', undefined, 'No se encontraron datos para el usuario especificado.'],
  ['ACT-01', 'create-account', 'No se pudo crear la cuenta. Inténtalo nuevamente.'],
  ['ACT-01', 'load-recruiter-views', 'No se pudieron cargar las vistas de tu currículum.'],
  ['REC-VW-01', undefined, 'No se pudieron cargar las vistas de tu currículum.'],
  ['ACT-01', 'toString', 'No se encontraron datos para el usuario especificado.'],
])('%s of %s', (code, operation, text) => expect(describeError(code, operation)).toBe(text));

test('texts for engineers are in English, those for people are not', () => {
  expect(['MYS-13', 'MYS-90'].filter(isTechnical)).toHaveLength(2);
  expect(['MYS-18', 'ACT-01', 'toString'].filter(isTechnical)).toEqual([]);
});

test('a service error is recognised across copies of the class', () => {
  const state = { status: 404, code: 'MYS-1', description: 'x', operation: 'apply' };
  class Copy extends Error {
    override name = 'ServiceError';
    toState = () => state;
  }
  expect(toServiceErrorState(new ServiceError(state), 'other')).toEqual(state);
  expect(isServiceError(new Copy())).toBe(true);
  // Of a realm whose Error is another one.
  expect(isServiceError({ name: 'ServiceError', message: '', toState: () => state })).toBe(true);
  expect(toServiceErrorState(new Copy(), 'other')).toEqual(state);
  expect(toServiceErrorState(new TypeError('x'), 'other')).toEqual({
    status: 0,
    code: 'CLIENT',
    description: '¡Algo sucedió! Por favor vuelve a intentarlo.',
    operation: 'other',
  });
});

test.each([
  [404, undefined, true],
  [404, 410, true],
  [404, 429, false],
  [404, 401, false],
  [408, 504, false],
  [500, undefined, false],
  [0, undefined, false],
])('status %i, answered %s: does not exist: %s', (status, answered, expected) =>
  expect(isMissing({ status, answered })).toBe(expected),
);

const failed = (code: string, status = 404, answered?: number) => ({
  status,
  answered,
  code,
  description: describeError(code),
  operation: 'apply',
});
const account = { newaccounttoken: false, validemail: true, enabledlogin: true, termsandconditions: true };

test.each([
  ['408', 408, undefined, 'timeout'],
  ['MYS-11', 404, undefined, 'timeout'],
  ['INTERNAL_SERVER_ERROR', 404, undefined, 'server'],
  ['MYS-0', 404, undefined, 'server'],
  ['AAIS-0', 503, undefined, 'server'],
  ['AAIS-0', 408, 504, 'timeout'],
  ['GATEWAY-RATE', 404, 429, 'server'],
  ['NEW-1', 404, 429, 'server'],
])('an application failed with %s (%i, answered %s) is retried', (code, status, answered, retryType) => {
  expect(describeApplyFailure(failed(code, status, answered), account)).toMatchObject({
    status: 404,
    description: 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.',
    retry: true,
    retryType,
  });
});

test('a refused account gets the reason', () => {
  const refused = failed('MYS-50');
  expect(describeApplyFailure(refused, { ...account, newaccounttoken: true })).toMatchObject({
    description: 'Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.',
    invalidAccount: true,
  });
  expect(describeApplyFailure(refused, { ...account, termsandconditions: false })).toMatchObject({
    description: 'Para postularte debes de aceptar los Términos y Condiciones.',
    conditions: true,
  });
  expect(describeApplyFailure(refused, account)).toMatchObject({
    description: 'La cuenta esta bloqueada.',
    invalidAccount: true,
  });
});

test('final codes carry their flag', () => {
  expect(describeApplyFailure(failed('MYS-12'), account)).toMatchObject({
    alreadyApplied: true,
    description: 'Ya te postulaste a esta vacante.',
  });
  expect(describeApplyFailure(failed('MYS-4', 500), account)).toMatchObject({ expired: true });
  expect(describeApplyFailure(failed('MYS-5'), account, true)).toMatchObject({
    notSuccess: true,
    hasRedirection: true,
  });
  expect(describeApplyFailure(failed('MYS-777'), account)).toMatchObject({
    notSuccess: true,
    description: 'Ocurrió un error desconocido al postularse, inténtalo de nuevo más tarde.',
  });
});
