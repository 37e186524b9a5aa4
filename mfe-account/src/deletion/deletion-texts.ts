/** Title and description of every page on which an account is deleted, and of the one after it. */
export const DELETION_TEXTS = {
  title: 'Eliminar cuenta',
  description: 'Solicita la eliminación de tu cuenta y tu currículum.',
};
