import { sentencesOf } from '../../contract/entity-sentences.ts'
import { EntityFormSheet } from '../entity-form/entity-form.tsx'
import { useEntityForm } from '../entity-form/use-entity-form.ts'
import type { LooseValues } from '../entity-form/store/form-values.ts'
import { Loaded } from '../show/loaded.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import type { PlainScreens } from './plain-screens.ts'
import { useRecordHere } from './use-record-here.ts'

/** The form that changes a record. */
export function PlainUpdate({ plain }: { plain: PlainScreens }) {
  const read = useRecordHere(plain.endpoints)
  return (
    <>
      <PageHeading title={sentencesOf(plain.entity).update} />
      <Loaded read={read}>{(record) => <Change key={record.id} plain={plain} record={record} />}</Loaded>
    </>
  )
}

function Change({ plain, record }: { plain: PlainScreens; record: LooseValues }) {
  const { endpoints, at } = plain
  const form = useEntityForm({ endpoint: endpoints.update, record, back: at.table })
  return <EntityFormSheet form={form} />
}
