import { useContext, useState } from 'react'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import { readHistory } from '../../contract/endpoints/history.ts'
import { useRead } from '../cache/query.ts'
import { BesideHistory, BesideHistoryContext } from './beside-history.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { type LeadsTo, type PartKind, savesIn } from './saves.ts'
import { useSeen } from './use-seen.ts'

interface RecordHistoryProps {
  entity: Entity
  id: number
  /** The fields to tell of, when they are not those of the entity. */
  fields?: Fields
  /** The rows that belong to the record, by table. */
  parts?: Readonly<Record<string, PartKind>>
  /** Where a change leads to, such as to the paper of what the record was. */
  leadsTo?: LeadsTo
  /** Whether what usually stands beside it stands elsewhere on the page (`BesideHistory`). */
  alone?: boolean
}

/** What happened to a record, as far as the person may see it; asked for when it comes into sight. */
export function RecordHistory({
  entity,
  id,
  fields = entity.fields,
  parts,
  leadsTo,
  alone = false,
}: RecordHistoryProps) {
  const { ref, seen } = useSeen<HTMLDivElement>()
  const [page, setPage] = useState(1)
  const read = useRead(readHistory, { query: { resource: entity.name, id, page } }, { enabled: seen })
  const { attached } = useContext(BesideHistoryContext)
  const saves = read.data && savesIn(read.data.results, fields, { ...attached, ...parts })
  return (
    <>
      {!alone && <BesideHistory entity={entity} id={id} />}
      <HistoryPanel ref={ref} read={read} saves={saves} page={page} onPage={setPage} leadsTo={leadsTo} />
    </>
  )
}
