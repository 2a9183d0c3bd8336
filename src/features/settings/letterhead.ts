import { pageOf } from '../../kernel/contract/paper/page-of.ts'
import { linesOf } from '../../kernel/contract/paper/printable-text.ts'
import type { Letterhead } from '../../kernel/contract/paper/paper.ts'
import type { Say } from '../../words/say.ts'
import { type CompanyBlock, companyTexts, contactLines } from './company-block.ts'

/** What every paper bears of the company. */
export function letterhead(company: CompanyBlock, say: Say): Letterhead {
  const { name, address } = companyTexts(company, say.language)
  return {
    language: say.language,
    company_name: name,
    logo: company.logo,
    footer: [name, ...linesOf(address), ...contactLines(company)],
    page_of: pageOf(say),
  }
}
