import type { RowOf } from '../../kernel/contract/fields.ts'
import { type Deposits, depositTerms } from './deposit-terms.ts'
import type { companyBlock } from './settings.contract.ts'

/** The issuing company as documents name it and issued invoices keep it; `terms` has one term per line. */
export type CompanyBlock = RowOf<typeof companyBlock>

/** The company as documents print it: its terms begin with the deposit that the percentages ask for. */
export function blockOf(facts: CompanyBlock & Deposits): CompanyBlock {
  const { name, address, contact_email, logo, bank_name, account_holder, iban, swift, branch, rate_label } =
    facts
  const terms = [depositTerms(facts), facts.terms].filter(Boolean).join('\n')
  return {
    name,
    address,
    contact_email,
    logo,
    bank_name,
    account_holder,
    iban,
    swift,
    branch,
    rate_label,
    terms,
  }
}
