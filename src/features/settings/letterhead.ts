import { pageOf } from '../../kernel/contract/paper/page-of.ts'
import { linesOf } from '../../kernel/contract/paper/printable-text.ts'
import type { Letterhead } from '../../kernel/contract/paper/paper.ts'
import type { Translate } from '../../i18n/translate.ts'
import { type CompanyBlock, companyTexts, contactLines } from './company-block.ts'

/** The company's part of every paper. */
export function letterhead(company: CompanyBlock, t: Translate): Letterhead {
  const { name, address } = companyTexts(company, t.language)
  return {
    language: t.language,
    company_name: name,
    logo: company.logo,
    footer: [name, ...linesOf(address), ...contactLines(company)],
    page_of: pageOf(t),
  }
}
