import sql, { raw, type Sql } from 'sql-template-tag'
import { usualChange } from './rate-words.ts'

/** Whether a rate is so far from the one of its day that whoever gives it says why. */
export const isOff = (rate: Sql, near: Sql): Sql =>
  sql`abs(${rate} - ${near}) * 100 > ${raw(String(usualChange))} * ${near}`
