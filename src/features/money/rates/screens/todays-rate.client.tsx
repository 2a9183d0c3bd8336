import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { formatRate, isStale } from '../rate-words.ts'
import { paths } from '../../../paths.ts'
import styles from './todays-rate.module.css'

interface TodaysRateProps {
  rate: { date: string; iqd_per_usd: number; age_days: number }
}

/** In its place before there is any rate: the way to set it, for whoever may. */
export function NoRateYet() {
  const t = useTranslate()
  return (
    <Link to={paths.exchangeRate.create} className={styles.rate} data-missing>
      {t('Set daily rate')}
    </Link>
  )
}

/** The rate that dinars count at today, in the top bar; an old one warns and says of when it is. */
export function TodaysRate({ rate }: TodaysRateProps) {
  const t = useTranslate()
  const stale = isStale(rate)
  const day = formatDay(rate.date)
  return (
    <Link
      to={paths.exchangeRate.table}
      className={styles.rate}
      dir="ltr"
      data-stale={stale || undefined}
      title={t('Exchange rate for {day}', { day })}
      // Begins with what is seen, so that whoever says what they see to their machine means this link.
      aria-label={t('1 USD = {rate} IQD {day}, daily rate', { rate: formatRate(rate.iqd_per_usd), day })}
    >
      {t('1 USD = {rate} IQD', { rate: formatRate(rate.iqd_per_usd) })}
      {stale && ` ${day}`}
    </Link>
  )
}
