import { useEffect, useState } from 'react'
import { useTranslate } from '../../language/language.ts'
import styles from './progress-bar.module.css'

/** Shorter waits show nothing. */
const patienceMs = 300

/** A thin bar at the top of the window during longer waits. */
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
