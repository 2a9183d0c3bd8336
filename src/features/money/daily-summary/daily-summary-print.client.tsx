import { useSearchParams } from 'react-router'
import { call } from '../../../kernel/client/calls/call.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { withParam } from '../../../kernel/client/print/with-param.ts'
import { isDay } from '../../../kernel/contract/values/day.ts'
import { paths } from '../../paths.ts'
import { CompanyPaper } from '../../settings/company-paper.client.tsx'
import { dailySummaryDocument } from './daily-summary-document.ts'
import { dailySummaryEndpoints } from './daily-summary.contract.ts'

/** The print view of a daily summary. */
export function DailySummaryPrint() {
  const own = useTranslate().language
  const [params] = useSearchParams()
  const asked = params.get('date')
  const query = asked !== null && isDay(asked) ? { date: asked } : {}
  const read = useRead(dailySummaryEndpoints.read, { query })
  return (
    <CompanyPaper
      title="Daily Summary"
      back={`${paths.daySheet.of}?${withParam(params, 'language', null)}`}
      read={read}
      kept={own}
      documentOf={dailySummaryDocument}
      load={({ language }) => call(dailySummaryEndpoints.pdf, { query: { ...query, language } })}
    />
  )
}
