import type { Entity } from '../../contract/entity.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { Loaded } from '../show/loaded.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import { BackButton, RecordView, UpdateButton } from '../show/record/record-view.tsx'
import type { GeneratedScreens } from './generated-screens.ts'
import { useRecordHere } from './use-record-here.ts'

/** A record's view, with its history. */
export function GeneratedView({ plain }: { plain: GeneratedScreens }) {
  const { entity, endpoints, at, detailsTitle, shows = allOf(entity) } = plain
  const read = useRecordHere(endpoints)
  return (
    <>
      <PageHeading title={detailsTitle ?? sentencesOf(entity).details}>
        <BackButton to={at.table} />
        {read.data && <UpdateButton entity={entity} to={at.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView fields={endpoints.read.reply} record={record} names={shows} />
            <RecordHistory key={record.id} entity={entity} id={record.id} />
          </>
        )}
      </Loaded>
    </>
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
