// Written by src/app/tests/database/row-types.test.ts out of the migrated database.

/** A row of each table, as a query answers with it. */
export interface Tables {
  counter: {
    series: string
    year: number
    value: number
  }
  history: {
    id: number
    at: string
    transaction: string
    user_id: number | null
    user_name: string | null
    owner_table: string
    owner_id: number
    table_name: string
    record_id: number
    action: string
    changes: unknown
  }
  idempotency_key: {
    user_id: number
    key: string
    route: string
    body_mac: string
    status: number | null
    body: unknown
    created_at: string
  }
  import_run: {
    id: number
    version: number
    created_at: string
    updated_at: string
    of_table: string
    file_name: string
    user_name: string | null
    new: number
    changed: number
    unchanged: number
    wrong: number
    transaction: string
    first_history: number
    last_history: number
    undone_at: string | null
    undone_by: string | null
  }
  migration: {
    name: string
    applied_at: string
    goes_on: boolean
  }
  picture: {
    sha256: string
    content: Buffer
    thumb: Buffer
    created_at: string
  }
  present: {
    id: number
    digest: string
    version: string
    applied_at: string
    goes_on: boolean
    catalog: unknown
  }
}
