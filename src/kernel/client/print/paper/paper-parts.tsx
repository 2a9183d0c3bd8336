import type { ReactNode } from 'react'
import { type Language, languages } from '../../../../i18n/languages.ts'
import type { Paper } from '../../../contract/paper/paper.ts'
import styles from './paper.module.css'
import { PeopleText, PeopleWord } from './people-text.tsx'

interface FrameProps {
  /** What the paper is called. */
  name: string
  language: Language
  sheet?: Paper['sheet']
  className?: string | undefined
  children: ReactNode
}

/** Sheets of paper, white by night as well; the words on them are in the language of whom they are for. */
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
  /** Address of the company's picture. */
  logo: string | null
  company: string
  /** What stands across from the company: the title. */
  children: ReactNode
}

/** Who writes, as a logo or by name, and what this is. */
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

/** One of those between whom the document passes. */
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
  /** Whether the values matter more than the text around them. */
  strong?: boolean
  /** What stands where a value is missing. */
  blank?: ReactNode
}

/** Short facts about the document: label and value, one below the other. */
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

/** The company's address in one line at the foot. */
export function PaperFooter({ pieces }: { pieces: readonly string[] }) {
  return (
    <footer className={styles.footer}>
      {pieces.map((piece, index) => (
        // Pieces have no other name than their place, and never move.
        <span key={index}>
          {index > 0 && ' · '}
          <PeopleWord text={piece} />
        </span>
      ))}
    </footer>
  )
}
