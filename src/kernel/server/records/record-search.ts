import sql, { raw, type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Entity } from '../../contract/entity.ts'
import { recordSearch } from '../../contract/endpoints/lists/record-search.ts'
import type { Kernel } from '../kernel.ts'
import { whereAll } from '../lists/list.ts'
import { anywhere, isIndexed, searchConditions } from '../lists/search.ts'
import { shownIn } from '../shown-in.ts'
import { archiveConditions } from './archive.ts'

const eachShown = 5

/** A kind of record that can be found, and which of its columns name it to people. */
export interface Findable {
  entity: Entity
  title: string
  detail: string
  /** What stands in for a title that a record does not have; SQL over the table `t`. */
  untitled?(t: Translate): Sql
}

/** Finds records by the words of their lists, each kind by its own index. */
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
          'anew',
        )
      }),
    )
    return { results: found.flat() }
  })
}

/** What a record without any title is called. */
function without(t: Translate): Sql {
  return sql`${t('N/A')}::text`
}

/** A word must occur anywhere; one too short for the index at the beginning of a word. */
function occurs(word: string): Sql {
  if (isIndexed(word)) return anywhere(word)
  const beginning = sql`ltrim(search_pattern(${word}), '%')`
  return sql`(t.search like ${beginning} or t.search like '% ' || ${beginning})`
}
