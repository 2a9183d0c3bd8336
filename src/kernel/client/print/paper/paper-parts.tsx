import type { ReactNode } from 'react'
import { type Language, languages } from '../../../../i18n/languages.ts'
import type { Paper } from '../../../contract/paper/paper.ts'
import styles from './paper.module.css'
import { PeopleText, PeopleWord } from './people-text.tsx'

interface FrameProps {
  /** The title of the paper. */
  name: string
  language: Language
  sheet?: Paper['sheet']
  className?: string | undefined
  children: ReactNode
}

/** The pages of a paper, white in the dark scheme too. The text is in the recipient's language. */
export function PaperFrame({ name, language, sheet = 'page', className = '', children }: FrameProps) {
  return (
    <article
      className={`${styles.paper} ${className}`}
      data-sheet={sheet}
      lang={language}
      dir={languages[language].direction}
      aria-label={name}
    >
      {children}
    </article>
  )
}

interface LetterheadProps {
  /** The address of the company's logo. */
  logo: string | null
  company: string
  /** Opposite the company: the title. */
  children: ReactNode
}

/** The company's logo or name, and the title. */
export function Letterhead({ logo, company, children }: LetterheadProps) {
  return (
    <header className={styles.letterhead}>
      {logo ? (
        <img className={styles.logo} src={logo} alt={company} />
      ) : (
        <PeopleText className={styles.company} text={company} />
      )}
      {children}
    </header>
  )
}

interface PartyProps {
  label: string
  name: string
  lines: readonly string[]
}

/** A sender or recipient of the document. */
export function Party({ label, name, lines }: PartyProps) {
  return (
    <section className={styles.party}>
      <h3 className={styles.label}>{label}</h3>
      <PeopleText className={styles.name} text={name} />
      {lines.length > 0 && <PeopleText text={lines.join('\n')} />}
    </section>
  )
}

interface FactsProps {
  rows: readonly { label: string; value: string | null }[]
  /** Whether the values are emphasized over the text around them. */
  strong?: boolean
  /** Shown if a value is missing. */
  blank?: ReactNode
}

/** Facts about the document: label and value, one below the other. */
export function Facts({ rows, strong = false, blank }: FactsProps) {
  return (
    <dl className={styles.facts} data-strong={strong || undefined}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value === null ? blank : <PeopleText text={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The company's address in one line at the bottom. */
export function PaperFooter({ pieces }: { pieces: readonly string[] }) {
  return (
    <footer className={styles.footer}>
      {pieces.map((piece, index) => (
        // The index is a stable key, since pieces never move.
        <span key={index}>
          {index > 0 && ' · '}
          <PeopleWord text={piece} />
        </span>
      ))}
    </footer>
  )
}
