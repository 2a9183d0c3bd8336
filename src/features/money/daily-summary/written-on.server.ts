import sql, { type Sql } from 'sql-template-tag'

/** SQL condition: the history entry `h` was written on a day, in the company's time zone. */
export const writtenOn = (day: string): Sql => sql`
  h.at >= (select ${day}::timestamp at time zone time_zone from settings)
  and h.at < (select (${day}::date + 1)::timestamp at time zone time_zone from settings)`
