import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Paper } from '../../../../kernel/contract/paper/paper.ts'
import type { PaperTranslate } from '../../../../i18n/paper-translate.ts'
import { ifAny, slipDocument } from '../../payments/paper/slip-document.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import type { cashClose } from '../cash-closing.contract.ts'
import { countedNotes } from '../notes.ts'

/** The printed slip of a cash closing: the counted notes, and the expected amount. */
export function closeDocument(close: Row<typeof cashClose>, company: CompanyBlock, t: PaperTranslate): Paper {
  const { currency, counted, expected, difference, notes } = close
  const amount = (value: number) => formatMoney(value, currency).replace('-', '−')
  return slipDocument({
    title: t('Cash Closing'),
    name: t('Cash Closing {number}', { number: close.id }),
    company,
    t,
    facts: [
      { label: t('No|number'), value: String(close.id) },
      { label: t('Date'), value: formatDay(close.date) },
      ...ifAny(t('Closed by'), close.created_by_name),
      ...(close.reopened_at === null ? [] : [{ label: t('Status'), value: t('Reopened') }]),
    ],
    party: { label: t('Account'), value: close.account_name },
    texts: [...ifAny(t('Reason'), close.reason), ...ifAny(t('Reason for reopening'), close.reopen_reason)],
    amounts: [
      ...countedNotes(currency, notes).map(({ note, count }) => ({
        label: `${formatAmount(note, 'IQD')} × ${count}`,
        value: amount(note * count),
      })),
      { label: t('Expected'), value: amount(expected) },
      { label: t('Over/short'), value: amount(difference) },
    ],
    total: {
      label: t('Counted'),
      usd: currency === 'USD' ? counted : null,
      iqd: currency === 'IQD' ? counted : null,
    },
    signatures: [t('Counted by'), t('Checked by')],
  })
}
