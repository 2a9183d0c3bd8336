const key = 'inkwell.return-to'

/** Keeps, for this tab, where to go back to after signing in; the root is where everybody goes anyway. */
export function rememberPlace(address: string): void {
  if (address !== '/') sessionStorage.setItem(key, address)
}

/** Where this tab was before the sign-in page took its place. */
export function rememberedPlace(): string | null {
  return sessionStorage.getItem(key)
}

/** Once the person is back, or has left on purpose. */
export function forgetPlace(): void {
  sessionStorage.removeItem(key)
}
