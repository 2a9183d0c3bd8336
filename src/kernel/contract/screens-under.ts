/** The key of a record, or its placeholder in a route such as `/product/view/:id`. */
export type RecordKey = number | `:${string}`

/** The addresses of the four screens that most kinds of records have. */
export interface Addresses {
  base: string
  table: string
  create: string
  view(id: RecordKey): string
  update(id: RecordKey): string
}

/** Returns the addresses of the four screens below a common path such as `/product`. */
export const screensUnder = <const B extends string>(base: B) =>
  ({
    base,
    table: `${base}/table`,
    create: `${base}/create`,
    view: (id: RecordKey) => `${base}/view/${id}`,
    update: (id: RecordKey) => `${base}/update/${id}`,
  }) as const satisfies Addresses
