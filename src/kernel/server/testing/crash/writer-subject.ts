import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'
import type { StartSubject } from './subject.ts'

const message = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ acknowledged: z.string() }),
  z.object({ missing: z.array(z.string()) }),
])

/** Subjects that use the database alone; `program` is the compiled writer.ts. */
export function writerSubjects(program: string): StartSubject {
  return (dataDir) => {
    const child = fork(program, [dataDir], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let complaints = ''
    child.stderr?.on('data', (piece) => (complaints = `${complaints}${piece}`.slice(-2000)))
    let acknowledge: (id: string) => void = () => {}
    let answer: (missing: string[]) => void = () => {}
    const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
    const ready = new Promise<void>((resolve, reject) => {
      void ended.then((code) => reject(new Error(`It ended with ${code} instead of starting: ${complaints}`)))
      child.on('message', (raw) => {
        const told = message.parse(raw)
        if ('ready' in told) resolve()
        else if ('acknowledged' in told) acknowledge(told.acknowledged)
        else answer(told.missing)
      })
    })
    // Whoever kills it during the start does not wait for that.
    ready.catch(() => {})
    return {
      pid: child.pid ?? 0,
      ready,
      ended,
      load(acknowledged) {
        acknowledge = acknowledged
        child.send({ load: true })
      },
      async missing(ids) {
        const answered = new Promise<string[]>((resolve) => (answer = resolve))
        child.send({ missing: ids })
        return await answered
      },
    }
  }
}
