import { useEffect, useId } from 'react'
import type { FilledForm } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { NumberInput } from '../../../../kernel/client/inputs/number-input.tsx'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { Figure, Figures } from '../../../../kernel/client/card/sums.tsx'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { minus } from '../../../../kernel/contract/values/money.ts'
import type { cashCloseEndpoints } from '../cash-closing.contract.ts'
import styles from './close-count.module.css'
import { countOf, type EnteredNotes, noteErrors, notesOf, notesTotal } from '../notes.ts'

interface CloseCountProps {
  form: FilledForm<typeof cashCloseEndpoints.create.body>
  box: ReplyOf<typeof cashCloseEndpoints.expected>
}

/** The banknotes entered in the form. */
export function enteredIn(held: unknown): EnteredNotes {
  return typeof held === 'object' && held !== null ? (held as EnteredNotes) : {}
}

/** The inputs for the count of a cash box by notes, with the total and the expected amount. */
export function CloseCount({ form, box: { currency, expected, closed_until } }: CloseCountProps) {
  const t = useTranslate()
  const headingId = useId()
  const notes = enteredIn(useFormValue(form, 'notes'))
  const wrong = noteErrors(notes)
  const counted = numberIn(useFormValue(form, 'counted'))
  const change = (note: number, typed: string | number | null) => {
    const { [String(note)]: _, ...others } = notes
    const count = numberIn(typed) ?? typed
    const next = count === null || count === '' ? others : { ...others, [String(note)]: count }
    const isEmpty = Object.keys(next).length === 0
    form.change({ notes: isEmpty ? null : next, counted: isEmpty ? '' : (notesTotal(currency, next) ?? '') })
  }
  // The banknotes of another cash box do not exist in this currency, and have no input here.
  const isOfAnother = Object.keys(notes).some((note) => !notesOf[currency].includes(Number(note)))
  useEffect(() => {
    if (isOfAnother) form.change({ notes: null, counted: '' })
  }, [form, isOfAnother])
  const difference = counted === null ? null : minus(counted, expected)
  return (
    <section data-wide aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('Banknotes')}
      </h2>
      <div className={styles.notes}>
        {notesOf[currency].map((note) => (
          <NumberInput
            key={note}
            field={countOf(note)}
            value={notes[String(note)] ?? null}
            error={wrong[note]?.map((error) => t(error)).join(' ')}
            onChange={(typed) => change(note, typed)}
          />
        ))}
      </div>
      <Figures live>
        {closed_until !== null && <Figure label="Closed through">{formatDay(closed_until)}</Figure>}
        <Figure label="Expected">{formatMoney(expected, currency).replace('-', '−')}</Figure>
        {difference !== null && (
          <Figure label="Over/short" warns={difference !== 0}>
            {formatMoney(difference, currency).replace('-', '−')}
          </Figure>
        )}
      </Figures>
    </section>
  )
}
