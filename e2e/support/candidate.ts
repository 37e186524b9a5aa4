/** A candidate that is unique in the run. */
export type Candidate = { firstName: string; lastName: string; email: string; password: string };

let count = 0;

/** Makes a candidate with an address of its own. */
export function newCandidate(): Candidate {
  count += 1;
  return {
    firstName: 'Guadalupe',
    lastName: 'Hernández Ríos',
    email: `prueba.${Date.now()}.${count}@ejemplo.com`,
    password: 'segura123',
  };
}
