import { Link } from 'react-router'
import { grouped } from '../../../../i18n/grouped.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { isStale } from '../rate-format.ts'
import { paths } from '../../../paths.ts'
import styles from './todays-rate.module.css'

interface TodaysRateProps {
  rate: { date: string; iqd_per_usd: number; age_days: number }
}

/** The link to set a daily rate, shown in its place if there is none yet and the user has the permission. */
export function NoRateYet() {
  const t = useTranslate()
  return (
    <Link to={paths.exchangeRate.create} className={styles.rate} data-missing>
      {t('Set daily rate')}
    </Link>
  )
}

/** Today's rate in the top bar. An old rate is shown with a warning and its date. */
export function TodaysRate({ rate }: TodaysRateProps) {
  const t = useTranslate()
  const stale = isStale(rate)
  const day = formatDay(rate.date)
  const shown = grouped.format(rate.iqd_per_usd)
  return (
    <Link
      to={paths.exchangeRate.table}
      className={styles.rate}
      dir="ltr"
      data-stale={stale || undefined}
      title={t('Exchange rate for {day}', { day })}
      // Starts with the visible text, so that voice control finds the link by it.
      aria-label={t('1 USD = {rate} IQD {day}, daily rate', { rate: shown, day })}
    >
      {t('1 USD = {rate} IQD', { rate: shown })}
      {stale && ` ${day}`}
    </Link>
  )
}
