import { useQuery } from '@tanstack/react-query'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { alerts } from '../../../contract/endpoints/alerts.ts'
import { call } from '../../calls/call.ts'
import { useTranslate } from '../../language/language.ts'
import { BannerBar } from './banner-bar.tsx'

const askEveryMs = 60_000

interface AlertsBarProps {
  /** What was told with who is signed in. */
  first: readonly { text: DisplayText }[]
}

/** Tells whoever runs the product what to see to, above every screen until it is done. */
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
