import type { ReactNode } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { Brand } from '../brand.tsx'
import { LanguageChoice } from '../user-menu/language-choice.tsx'
import styles from './sign-in-page.module.css'
import { useTranslate } from '../../language/language.ts'

interface SignInPageProps {
  name: string
  /** The purpose of the program, in a few words. */
  motto: DisplayText
  children: ReactNode
}

/** The sign-in page: a form, with a drawing beside it on wide screens. */
export function SignInPage({ name, motto, children }: SignInPageProps) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <header className={styles.ink}>
        <Nib />
        <Brand name={name} size={34} />
        <p className={styles.motto}>{t(motto)}</p>
      </header>
      <main className={styles.paper}>
        <div className={styles.form}>
          <div className={styles.brand}>
            <Brand name={name} size={34} />
          </div>
          {children}
          <LanguageChoice />
        </div>
      </main>
    </div>
  )
}

/** The logo as a drawing: a nib with its slit, and the line that it has drawn. */
function Nib() {
  return (
    <svg className={styles.nib} viewBox="0 0 320 640" aria-hidden="true">
      <path
        className={styles.body}
        d="M160 30c62 130 132 210 132 336a132 132 0 0 1-264 0C28 240 98 160 160 30Z"
      />
      <path
        className={styles.edge}
        d="M160 30c62 130 132 210 132 336a132 132 0 0 1-264 0C28 240 98 160 160 30Z"
      />
      <path className={styles.slit} d="M160 30v300" />
      <circle className={styles.slit} cx="160" cy="348" r="18" />
      <path className={styles.slit} d="M-400 590h1200" />
    </svg>
  )
}
