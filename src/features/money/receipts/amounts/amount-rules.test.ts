import { expect, test } from 'vitest'
import { type AmountField, amountFields, type VoucherAmounts } from './amount-fields.ts'
import { enteredAmounts, exclusionErrors, isExcluded, keepsRate, receivedIn } from './amount-rules.ts'
import { amountLabels } from '../receipt-voucher.contract.ts'
import { english } from '../../../../i18n/english.ts'

const none = Object.fromEntries(amountFields.map((field) => [field, null])) as VoucherAmounts
const amounts = (entered: Partial<VoucherAmounts>): VoucherAmounts => ({ ...none, ...entered })
const closedBy = (entered: Partial<VoucherAmounts>) =>
  amountFields.filter((field) => isExcluded(field, amounts(entered)))

/** Copied from the specification (section 4) once more, on purpose. */
const closes: Record<AmountField, AmountField[]> = {
  amount_iqd_advance: ['amount_usd_advance'],
  amount_usd_advance: ['amount_iqd_advance'],
  amount_iqd_final: ['amount_usd_final', 'net_usd', 'net_iqd'],
  amount_usd_final: ['amount_iqd_final', 'net_usd', 'net_iqd'],
  net_usd: ['amount_iqd_final', 'amount_usd_final', 'net_iqd'],
  net_iqd: ['amount_iqd_final', 'amount_usd_final', 'net_usd'],
}

test.each(amountFields)('%s disables the amounts it excludes, and zero disables nothing', (field) => {
  expect(closedBy({ [field]: 5 }).toSorted()).toEqual(closes[field].toSorted())
  expect(closedBy({ [field]: 0 })).toEqual([])
})

test('an entered amount stays enabled, so that it can be cleared', () => {
  expect(isExcluded('net_usd', amounts({ net_usd: 1, net_iqd: 1 }))).toBe(false)
})

test('two amounts that exclude each other both get an error', () => {
  for (const field of amountFields) {
    for (const other of amountFields.filter((each) => each !== field)) {
      const errors = exclusionErrors(amounts({ [field]: 1, [other]: 1 }), amountLabels)
      const expected = closes[field].includes(other) ? [field, other] : []
      expect(Object.keys(errors).toSorted()).toEqual(expected.toSorted())
    }
    expect(exclusionErrors(amounts({ [field]: 1, net_usd: 0 }), amountLabels)).toEqual({})
  }
})

test('the error names the other amounts to clear, or this one', () => {
  const all = amounts({ net_usd: 1, net_iqd: 1, amount_iqd_final: 1, amount_usd_final: 1 })
  expect(exclusionErrors(all, amountLabels)['net_usd']?.map((message) => english(message))).toEqual([
    'This amount cannot be combined with Net IQD and Amount IQD Final and Amount USD Final. Clear the amount that you do not need.',
  ])
  const two = exclusionErrors(amounts({ amount_usd_advance: 1, amount_iqd_advance: 1 }), amountLabels)
  expect(two['amount_usd_advance']?.map((message) => english(message))).toEqual([
    'This amount cannot be combined with Amount IQD Advance. Clear the amount that you do not need.',
  ])
})

test('zero is stored as nothing', () => {
  expect(enteredAmounts(amounts({ net_usd: 0, amount_iqd_advance: 250 }))).toEqual({
    ...none,
    amount_iqd_advance: 250,
  })
})

test('received money is summed exactly, each currency by itself', () => {
  const received = amounts({ amount_usd_advance: 0.1, amount_usd_final: 0.2, amount_iqd_advance: 1000 })
  expect(receivedIn('USD', received)).toBe(0.3)
  expect(receivedIn('IQD', received)).toBe(1000)
  expect(receivedIn('USD', none)).toBe(0)
})

test('a partly applied voucher keeps its rate, a wholly unapplied one may change it', () => {
  const voucher = { rate: 1400, usd_value: 100, rounding_usd: 0.5, on_account_usd: 100.5 }
  expect(keepsRate(voucher)).toBe(false)
  expect(keepsRate({ ...voucher, on_account_usd: 40 })).toBe(true)
  expect(keepsRate({ ...voucher, rate: null, on_account_usd: 0 })).toBe(false)
})
