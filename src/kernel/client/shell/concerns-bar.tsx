import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { concerns } from '../../contract/concerns.ts'
import { call } from '../call.ts'
import styles from './concerns-bar.module.css'

const askEveryMs = 60_000

/** Tells whoever runs the product what to see to, above every screen until it is done. */
export function ConcernsBar() {
  const { data } = useQuery({
    queryKey: [concerns.path],
    queryFn: ({ signal }) => call(concerns, { signal }),
    refetchInterval: askEveryMs,
    retry: false,
  })
  return (
    <div role="status">
      {data?.results?.map(({ text }) => (
        <div key={text} className={styles.concern}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>{text}</span>
        </div>
      ))}
    </div>
  )
}
