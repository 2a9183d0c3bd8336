import type { ReactNode } from 'react'
import type { Language } from '../../../words/languages.ts'
import { asTyped, type Label } from '../../../words/sentences.ts'
import { DownloadButton } from '../download-button.tsx'
import { useSay } from '../language.ts'
import { PageHeading } from '../show/page-heading.tsx'
import { BackButton } from '../show/record-view.tsx'
import { PaperLanguage } from './paper-language.tsx'
import styles from './paper.module.css'
import { PrintButton } from './print-button.tsx'

interface PrintToolsProps {
  title: Label
  /** The paper, once it is there; where its file is not called like itself, `file_name` says how. */
  document: { name: string; file_name?: string } | null
  language: Language
  onLanguage(language: Language): void
  back: string
  load(): Promise<File>
  /** What else can be chosen for this paper. */
  children?: ReactNode
  className?: string | undefined
}

/** Stands above a paper on the screen: what it is, in which language, and the ways to a file and to a printer. */
export function PrintTools({
  title,
  document,
  language,
  onLanguage,
  back,
  load,
  children,
  className = '',
}: PrintToolsProps) {
  const say = useSay()
  return (
    <div className={`${styles.tools} ${className}`}>
      <PageHeading title={title}>
        {children}
        <PaperLanguage language={language} onChange={onLanguage} />
        <BackButton to={back} />
        <DownloadButton
          name={document?.file_name ?? `${document?.name ?? say(title)}.pdf`}
          disabled={document === null}
          load={load}
        >
          {say('Download PDF')}
        </DownloadButton>
        <PrintButton
          title={document === null ? title : asTyped(document.name)}
          disabled={document === null}
          load={load}
        />
      </PageHeading>
    </div>
  )
}
