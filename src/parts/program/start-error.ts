/**
 * The product cannot start, for a reason that the person who starts it can mend. The message is one line to
 * print as it is, without a stack.
 */
export class StartError extends Error {
  override name = 'StartError'
}
