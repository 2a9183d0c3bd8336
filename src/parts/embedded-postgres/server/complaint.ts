const serious = /(?<=\b(?:FATAL|PANIC|error while loading shared libraries|initdb: error): +).+/g
const sharedMemoryFull = /shared memory segment .*No space left on device/

/**
 * What a program of PostgreSQL complained of in its output, so that whoever runs this machine knows what to do: the
 * cause where it is known, else its first serious line or its last. Undefined where it said nothing serious.
 */
export function complaintIn(output: string, which: 'first' | 'last'): string | undefined {
  if (sharedMemoryFull.test(output))
    return 'the shared memory of this machine, /dev/shm, is too small or full; give it 256 MB, as docker run --shm-size=256m does'
  return output.match(serious)?.at(which === 'first' ? 0 : -1)
}
