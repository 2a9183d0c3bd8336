import { useSearchParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { usePaperLanguage } from '../../../../kernel/client/print/paper-language.tsx'
import { withParam } from '../../../../kernel/client/print/with-param.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { CompanyPaper } from '../../../settings/company-paper.client.tsx'
import { receivablesPaperEndpoints } from './receivables-paper.contract.ts'
import { receivablesDocument } from './receivables-document.ts'
import { queryIn } from '../receivables-query.ts'

/** The print view of receivables: the complete list of the address. */
export function ReceivablesPrint() {
  const own = useTranslate().language
  const [params] = useSearchParams()
  const listing = queryIn(params)
  const query = { ...listing, language: usePaperLanguage(own).language }
  const read = useRead(receivablesPaperEndpoints.paper, { query })
  return (
    <CompanyPaper
      title="Receivables"
      back={`${paths.receivables.table}?${withParam(params, 'language', null)}`}
      read={read}
      kept={own}
      documentOf={(data, company, t) =>
        receivablesDocument(
          data,
          { by: listing.by, age_from: listing.age_from, search: listing.search ?? null },
          company,
          t,
        )
      }
      load={() => call(receivablesPaperEndpoints.pdf, { query })}
    />
  )
}
