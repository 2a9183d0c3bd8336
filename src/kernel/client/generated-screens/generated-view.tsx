import type { Entity } from '../../contract/entity.ts'
import { useRecordHere } from '../cache/use-record-here.ts'
import { RecordPage } from '../show/record/record-page.tsx'
import { RecordView, UpdateButton } from '../show/record/record-view.tsx'
import type { GeneratedScreens } from './generated-screens.ts'

/** A record's view, with its history. */
export function GeneratedView({ plain }: { plain: GeneratedScreens }) {
  const { entity, endpoints, at, detailsTitle, shows = allOf(entity) } = plain
  return (
    <RecordPage
      entity={entity}
      read={useRecordHere(endpoints.read)}
      table={at.table}
      title={detailsTitle}
      buttons={({ id }) => <UpdateButton entity={entity} to={at.update(id)} />}
    >
      {(record) => <RecordView fields={endpoints.read.reply} record={record} names={shows} />}
    </RecordPage>
  )
}

/**
 * Returns the list's columns in their order, then the fields that it leaves out. A key whose name has a column is
 * skipped.
 */
function allOf({ columns, fields }: Entity): readonly string[] {
  const labels = new Set(columns.map((name) => fields[name]?.label))
  const further = Object.keys(fields).filter((name) => !labels.has(fields[name]?.label))
  return [...columns, ...further]
}
