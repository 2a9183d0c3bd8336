import { SegmentedControl } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Language } from '../../../i18n/languages.ts'
import type { PaperTranslate } from '../../../i18n/paper-translate.ts'
import { plainText, type Label } from '../../../i18n/messages.ts'
import type { Paper } from '../../contract/paper/paper.ts'
import { type SlipSize, slipSizes, usualSize } from '../../contract/paper/slip.ts'
import { DownloadButton } from '../files/download-button.tsx'
import { useTranslate } from '../language/language.ts'
import { Loaded } from '../show/loaded.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import { BackButton } from '../show/record/record-view.tsx'
import { DrawnPaper, useDrawingReady } from './drawn-paper.tsx'
import { LeftOffPaper } from './left-off-paper.tsx'
import { PaperLanguage, usePaperLanguage } from './paper-language.tsx'
import { PaperPages } from './paper/paper-pages.tsx'
import styles from './paper-tools.module.css'
import { PrintAtOnce } from './print-at-once.tsx'
import { PrintButton } from './print-button.tsx'
import { type PrintedDocument, useRecordPrint } from './use-record-print.ts'
import { withParam } from './with-param.ts'
import { PaperLoading, WithPictures } from './with-pictures.tsx'

interface PaperScreenProps {
  title: Label
  back: string
  /** The data of the paper. */
  reads: readonly UseQueryResult[]
  failure?: Label
  /** The saved language of the recipient. */
  kept?: Language | null | undefined
  /** Returns the paper in the language of `t`; null or undefined until its data is loaded. */
  paperOf(t: PaperTranslate): Paper | null | undefined
  load(query: { language: Language; paper?: SlipSize }): Promise<File>
  /** The document, if the server records that its paper was shown. */
  shown?: PrintedDocument | undefined
  /** More controls for this paper. */
  children?: ReactNode
}

/** A paper on the screen, with buttons to download and print it. The page's address contains language and size. */
export function PaperScreen({
  title,
  back,
  reads,
  failure,
  kept,
  paperOf,
  load,
  shown,
  children,
}: PaperScreenProps) {
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const { language, t: onPaper, choose } = usePaperLanguage(kept)
  // Reads `data` of every query, even before the language is loaded: a query whose data was never read does not render
  // again when it arrives.
  const come = reads.filter(({ data }) => data !== undefined)
  const paper = (come.length > 0 && onPaper && paperOf(onPaper)) || null
  useRecordPrint(shown, paper !== null)
  useDrawingReady()
  const size: SlipSize = params.get('paper') === 'a5' ? 'a5' : usualSize
  const isSlip = paper?.sheet === 'slip'
  const pdf = () => load({ ...(isSlip ? { paper: size } : {}), language })
  const failed = reads.find((read) => read.error)
  return (
    <>
      <div className={styles.tools} data-sheet={paper?.sheet}>
        <PageHeading title={title}>
          {children}
          {isSlip && (
            <SegmentedControl
              aria-label={t('Paper size')}
              data={(['a4', 'a5'] as const).map((value) => ({ value, label: t(slipSizes[value]) }))}
              value={size}
              onChange={(value) =>
                setParams((before) => withParam(before, 'paper', value), { replace: true })
              }
            />
          )}
          <PaperLanguage language={language} onChange={choose} />
          <BackButton to={back} />
          <DownloadButton
            name={paper?.file_name ?? `${paper?.name ?? t(title)}.pdf`}
            disabled={paper === null}
            load={pdf}
          >
            {t('Download PDF')}
          </DownloadButton>
          <PrintButton
            title={paper === null ? title : plainText(paper.name)}
            disabled={paper === null}
            load={pdf}
          />
        </PageHeading>
      </div>
      {paper && <LeftOffPaper paper={paper} />}
      {paper ? (
        <WithPictures addresses={picturesOf(paper)}>
          <PaperPages pageOf={paper.page_of} sheet={paper.sheet} size={size} />
          <DrawnPaper paper={paper} size={size}>
            <PrintAtOnce />
          </DrawnPaper>
        </WithPictures>
      ) : failed ? (
        <Loaded read={failed} {...(failure ? { failure } : {})}>
          {() => null}
        </Loaded>
      ) : (
        <PaperLoading />
      )}
    </>
  )
}

function picturesOf({ logo, table }: Paper): (string | null)[] {
  const column = table?.columns.findIndex(({ kind }) => kind === 'picture') ?? -1
  return [logo, ...(table?.rows ?? []).map((row) => String(row[column] ?? '') || null)]
}
