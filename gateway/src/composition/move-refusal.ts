/** A move that is refused; `code` is the reason. */
export class MoveRefusal extends Error {
  override name = 'MoveRefusal';
  constructor(
    readonly status: 400 | 404 | 409,
    readonly code:
      | 'share'
      | 'follow'
      | 'empty-channel'
      | 'unknown-composition'
      | 'nothing-before'
      | 'never-served'
      | 'busy',
    message: string,
  ) {
    super(message);
  }
}
