const missing = new WeakSet<Error>()

// Tells of every import of a later part of the program that fails; the build adds this around them.
addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

/** Whether a part of the program could not be loaded: no network, or a new version has taken the files away. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}
