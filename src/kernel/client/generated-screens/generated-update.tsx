import { sentencesOf } from '../../contract/entity-sentences.ts'
import { EntityFormCard } from '../entity-form/entity-form.tsx'
import { useEntityForm } from '../entity-form/use-entity-form.ts'
import type { LooseValues } from '../entity-form/store/form-values.ts'
import { Loaded } from '../show/loaded.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import type { GeneratedScreens } from './generated-screens.ts'
import { useRecordHere } from '../cache/use-record-here.ts'

/** The form that changes a record. */
export function GeneratedUpdate({ plain }: { plain: GeneratedScreens }) {
  const read = useRecordHere(plain.endpoints.read)
  return (
    <>
      <PageHeading title={sentencesOf(plain.entity).update} />
      <Loaded read={read}>{(record) => <Change key={record.id} plain={plain} record={record} />}</Loaded>
    </>
  )
}

function Change({ plain, record }: { plain: GeneratedScreens; record: LooseValues }) {
  const { endpoints, at } = plain
  const form = useEntityForm({ endpoint: endpoints.update, record, back: at.table })
  return <EntityFormCard form={form} />
}
