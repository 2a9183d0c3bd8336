import { useEffect, useState } from 'react'
import { useTranslate } from '../../language/language.ts'
import styles from './progress-bar.module.css'

/** Waits shorter than this pass without a sign. */
const patienceMs = 300

/** A thin bar at the top of the window while something is being waited for. */
export function ProgressBar({ waiting }: { waiting: boolean }) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setShown(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [waiting])
  return shown ? <div className={styles.bar} role="progressbar" aria-label={t('Loading')} /> : null
}
