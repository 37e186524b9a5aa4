/** The page of salaries is there: its menu item shows from now on, until an operator switches it off. */
export const sql = `
update toggle set enabled = true where name = 'calcISR';
`;
