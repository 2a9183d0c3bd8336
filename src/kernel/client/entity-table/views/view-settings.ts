import { recordIn } from '../../../contract/values/column-layout.ts'

/** What a view says of its list. */
export interface ViewSettings {
  search: string
  ordering: string
  filters: Readonly<Record<string, string>>
  /** The columns in their order; null for the person's own choice. */
  columns: readonly string[] | null
  /** How wide they are, and which stay in sight, as an address says it; empty for the person's own choice. */
  layout: string
}

/** The settings of a view as they were kept; what is none gives none. */
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
