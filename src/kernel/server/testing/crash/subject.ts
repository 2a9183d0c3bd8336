/** A running copy of what is being tested for crashes, started on one data folder. */
export interface Subject {
  /** The node process. */
  pid: number
  /** Settles once it accepts work; fails when it ends before. */
  ready: Promise<void>
  /** Settles with the exit code once the process has ended; null when it was killed. */
  ended: Promise<number | null>
  /** Starts writing, and goes on until the process ends; tells each write that was acknowledged. */
  load(acknowledged: (id: string) => void): void
  /** Those of the writes that are not there. */
  missing(ids: string[]): Promise<string[]>
}

/** Starts a subject on a data folder. */
export type StartSubject = (dataDir: string) => Subject
