import sql, { type Sql } from 'sql-template-tag'

/** Whether an entry `h` of the history was written on a day, where the company is. */
export const writtenOn = (day: string): Sql => sql`
  h.at >= (select ${day}::timestamp at time zone time_zone from settings)
  and h.at < (select (${day}::date + 1)::timestamp at time zone time_zone from settings)`
