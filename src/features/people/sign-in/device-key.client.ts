const storageKey = 'inkwell.device'

/**
 * The random key of this browser, sent with each sign-in. A known device is not locked out by guesses of others from
 * the same address. 128 bits; `crypto.randomUUID` is missing on plain http.
 */
export function deviceKey(): string {
  const kept = localStorage.getItem(storageKey)
  if (kept !== null) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(storageKey, made)
  return made
}
