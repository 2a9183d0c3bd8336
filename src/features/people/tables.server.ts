// Written by src/app/tests/database/row-types.test.ts out of the migrated database.

/** A row of each table, as a query answers with it. */
export interface Tables {
  passkey: {
    id: string
    user_id: number
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: string
    last_used_at: string | null
  }
  permission: {
    id: number
    version: number
    created_at: string
    updated_at: string
    resource: string
    role: string
    verbs: string[]
  }
  recovery_codes: {
    user_id: number
    salt: Buffer
    hashes: string[]
    made_at: string
  }
  secret: {
    name: string
    value: string
    made_at: string
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
  totp_factor: {
    user_id: number
    secret: string | null
    pending: string | null
    sealed_by: string | null
    last_step: number
    confirmed_at: string | null
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
    second_factor: boolean
    language: string | null
    search: string
  }
}
