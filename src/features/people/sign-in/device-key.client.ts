const storageKey = 'inkwell.device'

/**
 * What this browser tells of itself when somebody signs in: random text that it keeps. Who has signed in here before is
 * then not locked out by what others type at the same address. 128 bits; `crypto.randomUUID` is missing on plain http.
 */
export function deviceKey(): string {
  const kept = localStorage.getItem(storageKey)
  if (kept !== null) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(storageKey, made)
  return made
}
