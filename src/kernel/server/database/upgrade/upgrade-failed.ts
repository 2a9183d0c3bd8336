import { StartError } from '../../../../parts/program/start-error.ts'

/** A step of an upgrade has failed, which has changed nothing: a disk may have been full, or the step is wrong. */
export class UpgradeFailed extends StartError {
  /** In one line; `step` is what failed. */
  static at(step: string, cause: unknown): UpgradeFailed {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
    return new UpgradeFailed(`${step} failed: ${reason}. The database is as it was before.`, { cause })
  }

  /** The same, with what still opens the database, and where a copy of it lies. */
  with(sentence: string): UpgradeFailed {
    return new UpgradeFailed(`${this.message} ${sentence}`, { cause: this.cause })
  }
}
