// Runs before the first paint, so that the page never shows the other scheme, or the frame of somebody else, first. A
// file of its own, because the page's policy allows no script within it. The keys are those in src/kernel/client/theme.ts
// and session.ts.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('inkwell.color-scheme')
    document.documentElement.toggleAttribute(
      'data-signed-in',
      localStorage.getItem('inkwell.session') !== null,
    )
  } catch {
    // Storage may be forbidden; the system's choice will do.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}
