import { pageOf } from '../../kernel/contract/page-of.ts'
import { linesOf } from '../../kernel/contract/printable-text.ts'
import type { Language } from '../../words/languages.ts'
import type { Say } from '../../words/say.ts'
import { type CompanyBlock, companyTexts } from './company-block.ts'

/** What every paper of the company bears, whatever it is about. */
export interface Letterhead {
  language: Language
  company_name: string
  /** Address of the logo's picture. */
  logo: string | null
  footer: string[]
  /** `page {page} of {pages}`, for the PDF. */
  page_of: string
}

export function letterhead(company: CompanyBlock, say: Say): Letterhead {
  const { name, address } = companyTexts(company, say.language)
  return {
    language: say.language,
    company_name: name,
    logo: company.logo,
    footer: [name, ...linesOf(address), ...linesOf(company.contact_email)],
    page_of: pageOf(say),
  }
}
