const key = 'inkwell.return-to'

/** Remembers for this tab which address to return to after signing in. The root is not stored: it is the default. */
export function rememberPlace(address: string): void {
  if (address !== '/') sessionStorage.setItem(key, address)
}

/** Returns the address that this tab showed before the sign-in page. */
export function rememberedPlace(): string | null {
  return sessionStorage.getItem(key)
}

/** Forgets the address, after returning or signing out. */
export function forgetPlace(): void {
  sessionStorage.removeItem(key)
}
