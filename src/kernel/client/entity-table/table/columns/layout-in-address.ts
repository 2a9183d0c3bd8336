import { type ColumnLayout, layoutIn } from '../../../../contract/values/column-layout.ts'

const plain = 'plain'

/** A layout as an address says it: `held:2,number:140`. */
export function layoutSaid({ widths, held }: ColumnLayout): string {
  const said = Object.entries(widths).map(([name, width]) => `${name}:${width}`)
  return [...(held === null ? [] : [`held:${held}`]), ...said].join(',') || plain
}

/** What an address says; null where it says nothing. */
export function layoutAsSaid(said: string): ColumnLayout | null {
  if (said === '') return null
  const pairs = said.split(',').flatMap((pair): [string, number][] => {
    const at = pair.lastIndexOf(':')
    return at > 0 ? [[pair.slice(0, at), Number(pair.slice(at + 1))]] : []
  })
  const { held, ...widths } = Object.fromEntries(pairs)
  return layoutIn({ widths, held })
}
