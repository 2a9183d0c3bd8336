import styles from '../show.module.css'

interface TextLineProps {
  text: string
  direction?: 'ltr' | 'auto'
}

/** Text in its own direction, isolated from its surroundings. */
export function TextLine({ text, direction = 'auto' }: TextLineProps) {
  return (
    <bdi className={styles.text} dir={direction}>
      {text}
    </bdi>
  )
}
