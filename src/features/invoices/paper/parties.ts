import type { Party } from '../../../kernel/contract/paper/paper.ts'
import { linesOf } from '../../../kernel/contract/paper/printable-text.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type CompanyBlock, companyTexts, contactLines } from '../../settings/company-block.ts'
import { given, inOneLine, text } from './document-text.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'

type OfCustomer = Pick<
  InvoiceRecord,
  'customer_name' | 'customer_address' | 'customer_code' | 'customer_phone'
>

/** The issuer and the recipient of an invoice or a credit note. */
export function partiesOf(
  record: OfCustomer,
  company: CompanyBlock,
  t: Translate,
): [from: Party, customer: Party] {
  const { name, address } = companyTexts(company, t.language)
  return [
    {
      label: t('From|who writes'),
      name,
      lines: [...linesOf(address), ...contactLines(company)],
    },
    {
      label: t('Customer'),
      name: text(record.customer_name, t),
      lines: [
        ...linesOf(record.customer_address),
        ...given(t('Code'), record.customer_code).map(inOneLine),
        ...given(t('Phone'), record.customer_phone).map(inOneLine),
      ],
    },
  ]
}
