import { StartError } from '../../../../parts/program/start-error.ts'

/** A step of an upgrade failed and nothing was changed: a disk may have been full, or the step is wrong. */
export class UpgradeFailed extends StartError {
  /** The error in one line; `step` is what failed. */
  static at(step: string, cause: unknown): UpgradeFailed {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
    return new UpgradeFailed(`${step} failed: ${reason}. The database is as it was before.`, { cause })
  }

  /** The same error with one more sentence, such as which version still opens the database. */
  with(sentence: string): UpgradeFailed {
    return new UpgradeFailed(`${this.message} ${sentence}`, { cause: this.cause })
  }
}
