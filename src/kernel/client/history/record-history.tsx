import { useContext, useState } from 'react'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import { readHistory } from '../../contract/endpoints/history.ts'
import { useRead } from '../cache/query.ts'
import { RelatedContent, RelatedContentContext } from './related-content.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { type LinkOf, type PartKind, savesIn } from './saves.ts'
import { useEverInView } from './use-ever-in-view.ts'

interface RecordHistoryProps {
  entity: Entity
  id: number
  /** The fields to show, if not those of the entity. */
  fields?: Fields
  /** Tables of rows that belong to the record. */
  parts?: Readonly<Record<string, PartKind>>
  /** Returns the link of a change, such as to the paper of an earlier version. */
  linkOf?: LinkOf
  /** Whether the page shows `RelatedContent` elsewhere. */
  alone?: boolean
}

/** The history of a record, as far as the user may see it. Read when it scrolls into view. */
export function RecordHistory({
  entity,
  id,
  fields = entity.fields,
  parts,
  linkOf,
  alone = false,
}: RecordHistoryProps) {
  const { ref, seen } = useEverInView<HTMLDivElement>()
  const [page, setPage] = useState(1)
  const read = useRead(readHistory, { query: { resource: entity.name, id, page } }, { enabled: seen })
  const { attached } = useContext(RelatedContentContext)
  const saves = read.data && savesIn(read.data.results, fields, { ...attached, ...parts })
  return (
    <>
      {!alone && <RelatedContent entity={entity} id={id} />}
      <HistoryPanel ref={ref} read={read} saves={saves} page={page} onPage={setPage} linkOf={linkOf} />
    </>
  )
}
