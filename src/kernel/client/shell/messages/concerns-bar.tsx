import { useQuery } from '@tanstack/react-query'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { concerns } from '../../../contract/endpoints/concerns.ts'
import { call } from '../../calls/call.ts'
import { useTranslate } from '../../language/language.ts'
import { NoticeBar } from './notice-bar.tsx'

const askEveryMs = 60_000

interface ConcernsBarProps {
  /** What was told with who is signed in. */
  first: readonly { text: DisplayText }[]
}

/** Tells whoever runs the product what to see to, above every screen until it is done. */
export function ConcernsBar({ first }: ConcernsBarProps) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: [concerns.path],
    queryFn: ({ signal }) => call(concerns, { signal }),
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
          <NoticeBar key={text}>{text}</NoticeBar>
        ))}
    </div>
  )
}
