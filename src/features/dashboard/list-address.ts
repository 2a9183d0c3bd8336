/** The address of a list with filters; filters without a value are left out. */
export function listAddress(
  path: string,
  filters: Readonly<Record<string, string | number | boolean | null>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== null) params.set(name, String(value))
  return `${path}?${params.toString()}`
}

/** The filter of the lists behind the figures: empty, or the salesman whose sales are shown. */
export type Own = Readonly<{ salesman?: number }>
