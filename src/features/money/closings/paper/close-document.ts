import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Paper } from '../../../../kernel/contract/paper/paper.ts'
import type { PaperSay } from '../../../../words/paper-say.ts'
import { ifAny, slipDocument } from '../../payments/paper/slip-document.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import type { cashClose } from '../cash-closing.contract.ts'
import { countedNotes } from '../notes.ts'

/** The slip of a closed day: what was counted, note by note, beside what should be there. */
export function closeDocument(close: Row<typeof cashClose>, company: CompanyBlock, say: PaperSay): Paper {
  const { currency, counted, expected, difference, notes } = close
  const amount = (value: number) => formatMoney(value, currency).replace('-', '−')
  return slipDocument({
    title: say('Cash Closing'),
    name: say('Cash Closing {number}', { number: close.id }),
    company,
    say,
    facts: [
      { label: say('No|number'), value: String(close.id) },
      { label: say('Date'), value: formatDay(close.date) },
      ...ifAny(say('Closed by'), close.created_by_name),
      ...(close.reopened_at === null ? [] : [{ label: say('Status'), value: say('Reopened') }]),
    ],
    party: { label: say('Account'), value: close.account_name },
    texts: [
      ...ifAny(say('Reason'), close.reason),
      ...ifAny(say('Reason for reopening'), close.reopen_reason),
    ],
    amounts: [
      ...countedNotes(currency, notes).map(({ note, count }) => ({
        label: `${formatAmount(note, 'IQD')} × ${count}`,
        value: amount(note * count),
      })),
      { label: say('Expected'), value: amount(expected) },
      { label: say('Over/short'), value: amount(difference) },
    ],
    total: {
      label: say('Counted'),
      usd: currency === 'USD' ? counted : null,
      iqd: currency === 'IQD' ? counted : null,
    },
    signatures: [say('Counted by'), say('Checked by')],
  })
}
