/** Owner's name of the pages the shell has itself. */
export const OWN_UNIT = 'shell';
