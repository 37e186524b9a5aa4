/** Whether an answer belongs to the person that was asked about. */

type OfUser = { user_profile: { userid: string } };

export const isOfUser = (input: { userid: string }, answer: OfUser): boolean =>
  answer.user_profile.userid === input.userid;

/** A save may leave the résumé's id out of its answer; a different one is never ours. */
export const isOfResume = (
  input: { userid: string; resumeid: string },
  answer: OfUser & { resumeid?: string | undefined },
): boolean => isOfUser(input, answer) && (answer.resumeid ?? input.resumeid) === input.resumeid;

/** An answer about another account than the one named is never ours; `current` names none. */
export const isOfAccount = (input: { id: string }, answer: OfUser): boolean =>
  input.id === 'current' || answer.user_profile.userid === input.id;
