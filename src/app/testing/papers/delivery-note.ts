import { formatDay, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { type Paper, paperOf } from '../../../kernel/contract/paper/paper.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { CompanyBlock } from '../../../features/settings/company-block.ts'
import { letterhead } from '../../../features/settings/letterhead.ts'

interface Delivery {
  number: string
  date: string
  to: string
  address: string
  lines: { item: string; notes: string | null; quantity: number }[]
}

/** The delivery note of a customer's order. */
export function deliveryNote(delivery: Delivery, company: CompanyBlock, t: Translate): Paper {
  return paperOf(letterhead(company, t), {
    title: t('Invoice|a paper'),
    name: delivery.number,
    parties: [{ label: t('Customer'), name: delivery.to, lines: [delivery.address] }],
    facts: [
      { label: t('Reference'), value: delivery.number },
      { label: t('Date'), value: formatDay(delivery.date) },
    ],
    table: {
      columns: [
        { label: t('Item'), kind: 'text', strong: true },
        { label: t('Quantity'), kind: 'figure' },
      ],
      opening: null,
      rows: delivery.lines.map(({ item, notes, quantity }) => [
        { text: item, details: notes === null ? [] : [notes] },
        formatQuantity(quantity),
      ]),
      totals: null,
    },
    signatures: [t('Prepared by'), t('Received by')],
  })
}
