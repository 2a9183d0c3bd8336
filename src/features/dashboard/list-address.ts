/** The address of a list with filters; those without a value are left out. */
export function listAddress(
  path: string,
  filters: Readonly<Record<string, string | number | boolean | null>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== null) params.set(name, String(value))
  return `${path}?${params.toString()}`
}

/** What narrows the lists that explain the dashboard's figures: nothing, or whose sales these are. */
export type Own = Readonly<{ salesman?: number }>
