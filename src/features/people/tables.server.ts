// Written by src/app/row-types.test.ts out of the migrated database.

/** A row of each table, as a query answers with it. */
export interface Tables {
  permission: {
    id: number
    version: number
    created_at: string
    updated_at: string
    resource: string
    role: string
    verbs: string[]
  }
  secret: {
    name: string
    value: string
  }
  session: {
    id: string
    user_id: number
    generation: number
    device: string | null
    created_at: string
    refreshed_at: string
    last_used_at: string
    address: string | null
    known_as: string | null
    confirmed_at: string
  }
  sign_in_failure: {
    at: string
    identifier: string
    address: string
    id: number
  }
  users: {
    id: number
    version: number
    created_at: string
    updated_at: string
    user_image: string | null
    first_name: string
    last_name: string
    full_name: string
    username: string
    email: string
    phone_number: string
    date_of_birth: string | null
    role: string
    user_status: string
    is_superuser: boolean
    password_hash: string
    must_change_password: boolean
    password_set_by: string | null
    password_set_at: string | null
    search: string
  }
}
