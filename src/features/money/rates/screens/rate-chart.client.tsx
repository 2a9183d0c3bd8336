import { type PointerEvent, useState } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { addMonths } from '../../../../kernel/contract/values/day.ts'
import styles from './rate-chart.module.css'
import { extremes, rateAt, rateLine, type RatePoint } from '../rate-line.ts'
import { formatRate } from '../rate-format.ts'

interface RateChartProps {
  today: string
  points: readonly RatePoint[]
}

/** A chart of the daily rate over the last year, with one sentence as its text alternative. */
export function RateChart({ today, points }: RateChartProps) {
  const t = useTranslate()
  const [pointed, setPointed] = useState<number | null>(null)
  const first = addMonths(today, -12)
  const { lowest, highest } = extremes(points)
  const shown = pointed === null ? points.at(-1) : rateAt(points, first, today, pointed)
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{t('IQD per USD, last 12 months')}</span>
        {shown && (
          <span className={styles.shown}>
            <strong>{formatRate(shown.iqd_per_usd)}</strong> {formatDay(shown.date)}
          </span>
        )}
      </figcaption>
      {/* Time runs from left to right in all languages. */}
      <div className={styles.picture} dir="ltr">
        <span className={styles.scale} aria-hidden>
          <span>{formatRate(highest)}</span>
          <span>{formatRate(lowest)}</span>
        </span>
        <svg
          className={styles.line}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('Exchange rate over the last 12 months: lowest {lowest}, highest {highest}', {
            lowest: formatRate(lowest),
            highest: formatRate(highest),
          })}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          <path d={rateLine(points, first, today)} />
          {pointed !== null && <path className={styles.pointer} d={`M${pointed} 0V1`} />}
        </svg>
        <span className={styles.days} aria-hidden>
          <span>{formatDay(first)}</span>
          <span>{formatDay(today)}</span>
        </span>
      </div>
    </figure>
  )
}
