import sql from 'sql-template-tag'

/** The field of a document `t` that says what of it stays since it was printed. */
export const lockedFields = { locked_fields: sql`locked_fields(t)` }
