import type { RowOf } from '../../kernel/contract/fields.ts'
import { linesOf } from '../../kernel/contract/paper/printable-text.ts'
import { english } from '../../i18n/english.ts'
import type { Language } from '../../i18n/languages.ts'
import { type Deposits, depositTerms } from './deposit-terms.ts'
import type { companyBlock } from './settings.contract.ts'

/** The issuing company on documents; issued invoices store a copy. `terms` has one term per line. */
export type CompanyBlock = RowOf<typeof companyBlock>

/**
 * The company as printed on documents; its terms begin with the deposit from the percentages, in English. Without
 * `rate_box` the rate label is left out.
 */
export function blockOf(facts: CompanyBlock & Deposits & { rate_box: boolean }): CompanyBlock {
  const {
    name,
    address,
    contact_email,
    phones,
    logo,
    bank_name,
    account_holder,
    iban,
    swift,
    branch,
    rate_label,
  } = facts
  const { name_ar, address_ar, terms_ar, name_ckb, address_ckb, terms_ckb } = facts
  return {
    name,
    address,
    contact_email,
    phones,
    logo,
    bank_name,
    account_holder,
    iban,
    swift,
    branch,
    rate_label: facts.rate_box ? rate_label : null,
    terms: [english(depositTerms(facts)), facts.terms].filter(Boolean).join('\n'),
    name_ar,
    address_ar,
    terms_ar,
    name_ckb,
    address_ckb,
    terms_ckb,
  }
}

/** The texts of the company on papers of a language: the English ones if that language has none. */
export function companyTexts(company: CompanyBlock, language: Language) {
  const english = { name: company.name, address: company.address, terms: null }
  if (language === 'en') return english
  return {
    name: company[`name_${language}`] || english.name,
    address: company[`address_${language}`] || english.address,
    /** The terms of that language; null: the English ones. */
    terms: company[`terms_${language}`] || null,
  }
}

const leftToRight = '\u200e'

/** The contact lines of the company; groups of digits in phone numbers stay in their order on right-to-left papers. */
export function contactLines({
  phones,
  contact_email,
}: Pick<CompanyBlock, 'phones' | 'contact_email'>): string[] {
  return [...linesOf(phones).map((line) => `${leftToRight}${line}${leftToRight}`), ...linesOf(contact_email)]
}
