import type { Party } from '../../../kernel/contract/paper/paper.ts'
import { linesOf } from '../../../kernel/contract/paper/printable-text.ts'
import type { Say } from '../../../words/say.ts'
import { type CompanyBlock, companyTexts, contactLines } from '../../settings/company-block.ts'
import { given, inOneLine, text } from './document-text.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'

type OfCustomer = Pick<
  InvoiceRecord,
  'customer_name' | 'customer_address' | 'customer_code' | 'customer_phone'
>

/** Who writes an invoice or a credit note, and to whom. */
export function partiesOf(
  record: OfCustomer,
  company: CompanyBlock,
  say: Say,
): [from: Party, customer: Party] {
  const { name, address } = companyTexts(company, say.language)
  return [
    {
      label: say('From|who writes'),
      name,
      lines: [...linesOf(address), ...contactLines(company)],
    },
    {
      label: say('Customer'),
      name: text(record.customer_name, say),
      lines: [
        ...linesOf(record.customer_address),
        ...given(say('Code'), record.customer_code).map(inOneLine),
        ...given(say('Phone'), record.customer_phone).map(inOneLine),
      ],
    },
  ]
}
