const missing = new WeakSet<Error>()

// Vite fires this event when a dynamic import fails.
addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

/**
 * Whether the error means that a part of the program could not be loaded: no network, or a new version removed the
 * files.
 */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}
