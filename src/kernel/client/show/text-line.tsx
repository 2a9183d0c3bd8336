import styles from './show.module.css'

/** Words in their own direction, whatever stands around them. */
export function TextLine({ text }: { text: string }) {
  return (
    <bdi className={styles.text} dir="auto">
      {text}
    </bdi>
  )
}
