import { Link } from 'react-router'
import { formatDay } from '../../kernel/contract/day.ts'
import { formatRate, isStale } from './rate-words.ts'
import { paths } from '../paths.ts'
import styles from './todays-rate.module.css'

interface TodaysRateProps {
  rate: { date: string; iqd_per_usd: number; age_days: number }
}

/** The rate that dinars count at today, in the top bar; an old one warns and says of when it is. */
export function TodaysRate({ rate }: TodaysRateProps) {
  const stale = isStale(rate)
  const day = formatDay(rate.date)
  return (
    <Link
      to={paths.exchangeRate.table}
      className={styles.rate}
      data-stale={stale || undefined}
      title={`Exchange rate of ${day}`}
      // Begins with what is seen, so that whoever says what they see to their machine means this link.
      aria-label={`USD 1 = IQD ${formatRate(rate.iqd_per_usd)} ${day}, exchange rate`}
    >
      <span className={styles.unit}>USD 1 = IQD </span>
      {formatRate(rate.iqd_per_usd)}
      {stale && <span className={styles.day}> {day}</span>}
    </Link>
  )
}
