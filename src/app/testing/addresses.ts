/** Returns the addresses in a part of `paths`, with `:id` for every key and without queries. `base` is no screen. */
export function addressesIn(part: object): string[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'base') return []
    if (typeof value === 'string') return [screenOf(value)]
    if (typeof value === 'function') return [screenOf(String(value(':id')))]
    return typeof value === 'object' && value !== null ? addressesIn(value) : []
  })
}

function screenOf(address: string): string {
  return address.replace(/\?.*/, '')
}
