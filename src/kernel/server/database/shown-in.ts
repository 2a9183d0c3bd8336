import { raw, type Sql } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'

/** Where records of a kind are read from: their table, or the view that has more columns. */
export const shownIn = ({ name, view = name }: Entity): Sql => raw(`"${view}"`)
