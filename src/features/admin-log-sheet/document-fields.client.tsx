import { Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { type FilledForm, useFormValue } from '../../kernel/client/entity-form/fields/form-parts.ts'
import { numberIn } from '../../kernel/contract/values/read-number.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { FirstResponse } from '../../kernel/client/show/first-response.tsx'
import { yearOf } from '../../kernel/contract/values/day.ts'
import type { documentFields, documentTypes, nextDocumentNumber } from './documents.contract.ts'

type DocumentForm = FilledForm<typeof documentFields>
type NextNumber = ReturnType<typeof nextDocumentNumber>
type DocumentType = keyof typeof documentTypes

/** The initial values of a new document. */
export interface NewDocument {
  year: number
  document_type: DocumentType
  document_number: string
  issue_date: string
}

interface FirstProposalProps {
  endpoint: NextNumber
  /** The most frequent type of this log sheet. */
  type: DocumentType
  today: string
  children(start: NewDocument): ReactNode
}

/** Loads the number that a document dated today would get. */
export function FirstProposal({ endpoint, type, today, children }: FirstProposalProps) {
  const year = yearOf(today)
  const read = useRead(endpoint, { query: { year, document_type: type } })
  return (
    <FirstResponse read={read}>
      {({ next }) => children({ year, document_type: type, document_number: next, issue_date: today })}
    </FirstResponse>
  )
}

/** Type, year and number of a new document; `proposal` is the endpoint for the next number. */
export function DocumentFields({ form, proposal }: { form: DocumentForm; proposal: NextNumber }) {
  return (
    <>
      <FieldInput form={form} name="document_type" />
      <FieldInput form={form} name="year" />
      <NewNumber form={form} proposal={proposal} />
    </>
  )
}

/** Proposes a new number when year or type changes, unless the user has entered a number. */
function NewNumber({ form, proposal }: { form: DocumentForm; proposal: NextNumber }) {
  const t = useTranslate()
  const year = useFormValue(form, 'year')
  const document_type = useFormValue(form, 'document_type')
  const document_number = useFormValue(form, 'document_number')
  const wanted = numberIn(year ?? '')
  const isYear = wanted !== null && Number.isInteger(wanted) && wanted >= 1900 && wanted <= 2200
  const read = useRead(
    proposal,
    { query: { year: wanted, document_type } },
    { enabled: isYear && Boolean(document_type) },
  )
  const next = read.data?.next
  const proposed = useRef(document_number ?? '')
  useEffect(() => {
    const { values } = form.store.now()
    if (next === undefined || (values.document_number ?? '') !== proposed.current) return
    proposed.current = next
    if (values.document_number !== next) form.change({ document_number: next })
  }, [form, next])
  return (
    <div>
      <FieldInput form={form} name="document_number" />
      {next !== undefined && next !== document_number && (
        <Text size="xs" c="dimmed" mt={4} role="status">
          {t('Next available number: {number}', { number: next })}
        </Text>
      )}
    </div>
  )
}
