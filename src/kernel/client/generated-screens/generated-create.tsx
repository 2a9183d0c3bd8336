import { use } from 'react'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import type { Fields, FormValues } from '../../contract/fields.ts'
import { EntityFormCard } from '../entity-form/entity-form.tsx'
import { useEntityForm } from '../entity-form/use-entity-form.ts'
import { PageHeading } from '../show/page-heading.tsx'
import { CompanyDayContext } from './company-day.ts'
import type { GeneratedScreens } from './generated-screens.ts'

/** The form of a new record. Dates that default to today in the database are filled in with today. */
export function GeneratedCreate({ plain }: { plain: GeneratedScreens }) {
  const withCompanyDay = use(CompanyDayContext)
  const { entity, createTitle = sentencesOf(entity).create } = plain
  const days = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'day' && field.defaulted && !field.computed ? [name] : [],
  )
  return (
    <>
      <PageHeading title={createTitle} />
      {days.length === 0 ? (
        <NewRecord plain={plain} initial={{}} />
      ) : (
        withCompanyDay((day) => (
          <NewRecord plain={plain} initial={Object.fromEntries(days.map((name) => [name, day]))} />
        ))
      )}
    </>
  )
}

function NewRecord({ plain, initial }: { plain: GeneratedScreens; initial: FormValues<Fields> }) {
  const { endpoints, at } = plain
  const form = useEntityForm({ endpoint: endpoints.create, initial, back: at.table, screens: at })
  return <EntityFormCard form={form} />
}
