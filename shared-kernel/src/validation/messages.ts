/** Texts under a field that does not pass. */
export const REQUIRED_SHORT = 'Requerido';
export const REQUIRED = 'Este campo es requerido';
export const REQUIRED_DATUM = 'Este dato es obligatorio';
export const INVALID_EMAIL = 'Este correo no es válido';
export const TAKEN_EMAIL = 'Este correo ya existe';
export const OPTION_REQUIRED = 'Debes seleccionar alguna opción';
export const INVALID_LOCATION = 'La ubicación no es válida, reinténtalo';
export const SALARY_TOO_LOW = 'Mínimo $1,000';
