import { useSearchParams } from 'react-router'
import { call } from '../../../kernel/client/calls/call.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { PaperScreen } from '../../../kernel/client/print/paper-screen.tsx'
import { withParam } from '../../../kernel/client/print/with-param.ts'
import { isDay } from '../../../kernel/contract/values/day.ts'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { dailySummaryDocument } from './daily-summary-document.ts'
import { dailySummaryEndpoints } from './daily-summary.contract.ts'

/** The print view of a daily summary. */
export function DailySummaryPrint() {
  const own = useTranslate().language
  const [params] = useSearchParams()
  const asked = params.get('date')
  const query = asked !== null && isDay(asked) ? { date: asked } : {}
  const now = useRead(company)
  const read = useRead(dailySummaryEndpoints.read, { query })
  return (
    <PaperScreen
      title="Daily Summary"
      back={`${paths.daySheet.of}?${withParam(params, 'language', null)}`}
      reads={[read, now]}
      kept={own}
      paperOf={(t) => read.data && now.data && dailySummaryDocument(read.data, now.data, t)}
      load={({ language }) => call(dailySummaryEndpoints.pdf, { query: { ...query, language } })}
    />
  )
}
