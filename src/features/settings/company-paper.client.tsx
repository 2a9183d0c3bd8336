import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { PaperTranslate } from '../../i18n/paper-translate.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { PaperScreen } from '../../kernel/client/print/paper-screen.tsx'
import type { Paper } from '../../kernel/contract/paper/paper.ts'
import type { CompanyBlock } from './company-block.ts'
import { company } from './settings.contract.ts'

interface CompanyPaperProps<Data> extends Omit<ComponentProps<typeof PaperScreen>, 'reads' | 'paperOf'> {
  read: UseQueryResult<Data>
  documentOf(data: Data, company: CompanyBlock, t: PaperTranslate): Paper
}

/** The print view of a paper with the current letterhead of the company. */
export function CompanyPaper<Data>({ read, documentOf, ...screen }: CompanyPaperProps<Data>) {
  const now = useRead(company)
  return (
    <PaperScreen
      {...screen}
      reads={[read, now]}
      paperOf={(t) => read.data && now.data && documentOf(read.data, now.data, t)}
    />
  )
}
