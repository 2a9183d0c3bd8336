import sql, { raw, type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Entity } from '../../contract/entity.ts'
import { recordSearch } from '../../contract/endpoints/lists/record-search.ts'
import type { Kernel } from '../kernel.ts'
import { whereAll } from '../database/where.ts'
import { anywhere, isIndexed, searchConditions } from '../lists/search.ts'
import { shownIn } from '../database/shown-in.ts'
import { archiveConditions } from './archive.ts'

const eachShown = 5

/** A kind of record for the command palette, and the columns that name a record. */
export interface Findable {
  entity: Entity
  title: string
  detail: string
  /** SQL over the table `t` for the title of a record that has none. */
  untitled?(t: Translate): Sql
}

/** Searches all kinds of records by the words of their lists, each kind by its own index. */
export function recordSearchRoutes({ routes, policies }: Kernel, findables: readonly Findable[]): void {
  routes.query(recordSearch, async ({ query, actor, t }, db) => {
    const visible = findables.filter(({ entity }) => policies.of(actor, entity) !== 'none')
    const found = await Promise.all(
      visible.map(async ({ entity, title, detail, untitled = without }) => {
        const words = searchConditions(query.q, { ...entity, occurs, field: 'q' })
        return await db.rows<ReplyOf<typeof recordSearch>['results'][number]>(
          sql`select ${entity.name}::text as kind, t.id, coalesce(t.${raw(`"${title}"`)}::text, ${untitled(t)}) as title,
              t.${raw(`"${detail}"`)}::text as detail
            from ${shownIn(entity)} t ${whereAll([...words, ...archiveConditions(entity), ...db.visibleTo(entity)])}
            order by t.id desc limit ${eachShown}`,
          'fresh',
        )
      }),
    )
    return { results: found.flat() }
  })
}

/** The name of a record without a title. */
function without(t: Translate): Sql {
  return sql`${t('N/A')}::text`
}

/** The condition that a word occurs anywhere; if it is too short for the index, at the beginning of a word. */
function occurs(word: string): Sql {
  if (isIndexed(word)) return anywhere(word)
  const beginning = sql`ltrim(search_pattern(${word}), '%')`
  return sql`(t.search like ${beginning} or t.search like '% ' || ${beginning})`
}
