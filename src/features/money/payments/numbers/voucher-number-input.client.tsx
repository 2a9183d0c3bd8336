import { Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import { type FilledForm, useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { FirstResponse } from '../../../../kernel/client/show/first-response.tsx'
import type { nextVoucherNumber, voucherNumber } from './voucher-number.contract.ts'

type NextNumber = ReturnType<typeof nextVoucherNumber>
type NumberedForm = FilledForm<{ voucher_no: typeof voucherNumber }>

interface FirstNumberProps {
  endpoint: NextNumber
  children(next: number): ReactNode
}

/** Loads the next number for a new voucher. */
export function FirstNumber({ endpoint, children }: FirstNumberProps) {
  return <FirstResponse read={useRead(endpoint)}>{({ next }) => children(next)}</FirstResponse>
}

/**
 * For the form of a new voucher: a number that the user has not changed is left to the server, so that two users who
 * save at the same moment both succeed.
 */
export function useNumberOfServer(endpoint: NextNumber) {
  const next = useRead(endpoint).data?.next
  return ({ voucher_no }: { voucher_no: unknown }) =>
    String(voucher_no) === String(next) ? { voucher_no: undefined } : {}
}

/**
 * The number of a new voucher. Unless the user enters another one, it stays the next free number, even if another user
 * takes it meanwhile.
 */
export function NewVoucherNumber({ form, endpoint }: { form: NumberedForm; endpoint: NextNumber }) {
  const t = useTranslate()
  const next = useRead(endpoint).data?.next
  const number = useFormValue(form, 'voucher_no')
  const { change } = form
  const proposed = useRef(next)
  useEffect(() => {
    const before = proposed.current
    if (next === undefined || next === before) return
    proposed.current = next
    if (String(before ?? '') === String(number ?? '')) change({ voucher_no: next })
  }, [next, number, change])
  const isOther = next !== undefined && String(next) !== String(number ?? '')
  return (
    <div>
      <FieldInput form={form} name="voucher_no" />
      {isOther && (
        <Text size="xs" c="dimmed" mt={4} role="status">
          {t('Next available number: {number}', { number: next })}
        </Text>
      )}
    </div>
  )
}
