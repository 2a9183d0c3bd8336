import styles from '../show.module.css'

/** A document number, with the marks that isolate its direction. */
const documentNumber = /(\u2068?\p{Lu}{2,}(?:-\d+)+\u2069?)/u

/** Text that breaks between words, but not at the hyphens of a document number. */
export function WholeNumbers({ text }: { text: string }) {
  const parts = text.split(documentNumber)
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles.number}>
        {part}
      </span>
    ),
  )
}
