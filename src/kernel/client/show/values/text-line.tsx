import styles from '../show.module.css'

interface TextLineProps {
  text: string
  direction?: 'ltr' | 'auto'
}

/** Words in their own direction, whatever stands around them. */
export function TextLine({ text, direction = 'auto' }: TextLineProps) {
  return (
    <bdi className={styles.text} dir={direction}>
      {text}
    </bdi>
  )
}
