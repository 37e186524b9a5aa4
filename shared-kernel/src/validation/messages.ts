/** Texts under a field that does not pass. */
export const REQUIRED_SHORT = 'Requerido';
export const REQUIRED = 'Este campo es requerido';
export const REQUIRED_DATUM = 'Este dato es obligatorio';
export const INVALID_EMAIL = 'Este correo no es válido';
export const TAKEN_EMAIL = 'Este correo ya existe';
export const OPTION_REQUIRED = 'Debes seleccionar alguna opción';
export const INVALID_LOCATION = 'La ubicación no es válida, reinténtalo';
export const SALARY_TOO_LOW = 'Mínimo $1,000';
export const SALARY_TOO_HIGH = 'Máximo $9,999,999';
export const UNREADABLE_AMOUNT = 'Escribe una sola cantidad en pesos al mes, por ejemplo 12,500.';
export const TOO_YOUNG = 'Debes tener al menos 15 años.';
export const TOO_OLD = 'Revisa el año: son más de 100 años.';
export const INVALID_NAME = 'Escribe tu nombre con letras, sin signos como < o @.';
export const INVALID_PHONE = 'Escribe los 10 dígitos de tu teléfono.';
