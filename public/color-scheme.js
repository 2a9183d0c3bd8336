// Runs before the first paint, so that the page never shows the other scheme first. A file of its own, because the
// page's policy allows no script within it. The key is the one in src/kernel/client/theme.ts.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('inkwell.color-scheme')
  } catch {
    // Storage may be forbidden; the system's choice will do.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}
