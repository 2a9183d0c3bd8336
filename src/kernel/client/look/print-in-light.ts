const scheme = 'data-mantine-color-scheme'

/** Prints in the light colour scheme, whatever the user has chosen for the screen. */
export function printInLight(): void {
  const page = document.documentElement
  addEventListener('beforeprint', () => {
    const chosen = page.getAttribute(scheme)
    if (chosen === null || chosen === 'light') return
    page.setAttribute(scheme, 'light')
    addEventListener('afterprint', () => page.setAttribute(scheme, chosen), { once: true })
  })
}
