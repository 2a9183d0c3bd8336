import { formatDay, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { type Paper, paperOf } from '../../../kernel/contract/paper/paper.ts'
import type { Say } from '../../../words/say.ts'
import type { CompanyBlock } from '../../../features/settings/company-block.ts'
import { letterhead } from '../../../features/settings/letterhead.ts'

interface Delivery {
  number: string
  date: string
  to: string
  address: string
  lines: { item: string; notes: string | null; quantity: number }[]
}

/** The paper that goes with pens to a customer. */
export function deliveryNote(delivery: Delivery, company: CompanyBlock, say: Say): Paper {
  return paperOf(letterhead(company, say), {
    title: say('Invoice|a paper'),
    name: delivery.number,
    parties: [{ label: say('Customer'), name: delivery.to, lines: [delivery.address] }],
    facts: [
      { label: say('Reference'), value: delivery.number },
      { label: say('Date'), value: formatDay(delivery.date) },
    ],
    table: {
      columns: [
        { label: say('Item'), kind: 'text', strong: true },
        { label: say('Quantity'), kind: 'figure' },
      ],
      opening: null,
      rows: delivery.lines.map(({ item, notes, quantity }) => [
        { text: item, details: notes === null ? [] : [notes] },
        formatQuantity(quantity),
      ]),
      totals: null,
    },
    signatures: [say('Prepared by'), say('Received by')],
  })
}
