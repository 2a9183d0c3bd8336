/** A key by which the server knows a repeated write: 128 random bits; `crypto.randomUUID` is missing on plain-http addresses. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
