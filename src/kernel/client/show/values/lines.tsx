import styles from '../show.module.css'

/** Text with its own line breaks. */
export function Lines({ text }: { text: string }) {
  return (
    <div className={`${styles.text} ${styles.lines}`} dir="auto">
      {text}
    </div>
  )
}
