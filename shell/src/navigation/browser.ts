/** Loading the page anew, so that tests can watch it. */
export const browser = { reload: (): void => location.reload() };
