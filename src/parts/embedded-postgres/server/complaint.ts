const serious = /(?<=\b(?:FATAL|PANIC|error while loading shared libraries|initdb: error): +).+/g
const sharedMemoryFull = /shared memory segment .*No space left on device/

/**
 * Returns the error in the output of a PostgreSQL program, in words that help an admin: the cause if it is known,
 * otherwise the first or last serious line. Undefined if there is none.
 */
export function complaintIn(output: string, which: 'first' | 'last'): string | undefined {
  if (sharedMemoryFull.test(output))
    return 'the shared memory of this machine, /dev/shm, is too small or full; give it 256 MB, as docker run --shm-size=256m does'
  return output.match(serious)?.at(which === 'first' ? 0 : -1)
}
