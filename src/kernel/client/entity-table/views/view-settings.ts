import { recordIn } from '../../../contract/values/column-layout.ts'

/** The settings of a list that a view contains. */
export interface ViewSettings {
  search: string
  ordering: string
  filters: Readonly<Record<string, string>>
  /** The columns in their order; null for the user's own choice. */
  columns: readonly string[] | null
  /** The widths and frozen columns in the form of an address; empty for the user's own choice. */
  layout: string
}

/** Reads stored settings of a view; ignores values that are not valid. */
export function settingsIn(kept: unknown): ViewSettings {
  const sent = recordIn(kept)
  const { columns } = sent
  return {
    search: textIn(sent['search']),
    ordering: textIn(sent['ordering']),
    filters: Object.fromEntries(
      Object.entries(recordIn(sent['filters'])).flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
      ),
    ),
    columns: Array.isArray(columns) ? columns.filter((name) => typeof name === 'string') : null,
    layout: textIn(sent['layout']),
  }
}

/** Whether two views show the same. */
export function showTheSame(one: ViewSettings, other: ViewSettings): boolean {
  return asText(one) === asText(other)
}

function asText({ search, ordering, filters, columns, layout }: ViewSettings): string {
  const sorted = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([search, ordering, sorted, columns, layout])
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
