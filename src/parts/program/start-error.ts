/** The program cannot start, for a reason that an admin can fix. The message is one line, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
