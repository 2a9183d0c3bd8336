import { useQuery } from '@tanstack/react-query'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { alerts } from '../../../contract/endpoints/alerts.ts'
import { call } from '../../calls/call.ts'
import { useTranslate } from '../../language/language.ts'
import { BannerBar } from './banner-bar.tsx'

const askEveryMs = 60_000

interface AlertsBarProps {
  /** The alerts in the response about the signed-in user. */
  first: readonly { text: DisplayText }[]
}

/** Shows superusers the alerts of the installation above every screen until they are resolved. */
export function AlertsBar({ first }: AlertsBarProps) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: [alerts.path],
    queryFn: ({ signal }) => call(alerts, { signal }),
    initialData: { results: [...first] },
    staleTime: askEveryMs,
    refetchInterval: askEveryMs,
    retry: false,
  })
  return (
    <div role="status">
      {data?.results
        ?.map(({ text }) => t(text))
        .map((text) => (
          <BannerBar key={text}>{text}</BannerBar>
        ))}
    </div>
  )
}
