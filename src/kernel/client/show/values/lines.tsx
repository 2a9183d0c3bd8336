import styles from '../show.module.css'

/** Text in as many lines as it was written in. */
export function Lines({ text }: { text: string }) {
  return (
    <div className={`${styles.text} ${styles.lines}`} dir="auto">
      {text}
    </div>
  )
}
