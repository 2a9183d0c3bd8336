import { type ColumnLayout, layoutIn } from '../../../../contract/values/column-layout.ts'

const plain = 'plain'

/** Writes a column layout for an address: `held:2,number:140`. */
export function layoutText({ widths, held }: ColumnLayout): string {
  const text = Object.entries(widths).map(([name, width]) => `${name}:${width}`)
  return [...(held === null ? [] : [`held:${held}`]), ...text].join(',') || plain
}

/** Reads a column layout from an address; null if there is none. */
export function layoutFromText(text: string): ColumnLayout | null {
  if (text === '') return null
  const pairs = text.split(',').flatMap((pair): [string, number][] => {
    const at = pair.lastIndexOf(':')
    return at > 0 ? [[pair.slice(0, at), Number(pair.slice(at + 1))]] : []
  })
  const { held, ...widths } = Object.fromEntries(pairs)
  return layoutIn({ widths, held })
}
