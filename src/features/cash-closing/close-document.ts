import { formatDay } from '../../kernel/contract/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatAmount, formatMoney } from '../../kernel/contract/money.ts'
import { ifAny, voucherDocument, type VoucherDocument } from '../payment-voucher/paper/voucher-document.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import type { cashClose } from './cash-closing.contract.ts'
import { countedNotes } from './notes.ts'

/** The slip of a closed day: what was counted, note by note, beside what should be there. */
export function closeDocument(close: Row<typeof cashClose>, company: CompanyBlock): VoucherDocument {
  const { currency, counted, expected, difference, notes } = close
  const amount = (value: number) => formatMoney(value, currency).replace('-', '−')
  return voucherDocument({
    title: 'Cash Closing',
    number: close.id,
    company,
    facts: [
      { label: 'No', value: String(close.id) },
      { label: 'Date', value: formatDay(close.date) },
      ...ifAny('Closed by', close.created_by_name),
      ...(close.reopened_at === null ? [] : [{ label: 'State', value: 'Opened again' }]),
    ],
    party: { label: 'Account', value: close.account_name },
    texts: [...ifAny('Reason', close.reason), ...ifAny('Why it was opened again', close.reopen_reason)],
    amounts: [
      ...countedNotes(currency, notes).map(({ note, count }) => ({
        label: `${formatAmount(note, 'IQD')} × ${count}`,
        value: amount(note * count),
      })),
      { label: 'Should be there', value: amount(expected) },
      { label: 'Difference', value: amount(difference) },
    ],
    total: {
      label: 'Counted',
      usd: currency === 'USD' ? counted : null,
      iqd: currency === 'IQD' ? counted : null,
    },
    signatures: ['Counted by', 'Checked by'],
  })
}
