import sql from 'sql-template-tag'

/** SQL for the field `locked_fields` of a document `t`. */
export const lockedFields = { locked_fields: sql`locked_fields(t)` }
