import { SegmentedControl } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSay } from '../../../kernel/client/language.ts'
import { usePaperLanguage } from '../../../kernel/client/print/paper-language.tsx'
import { PrintTools } from '../../../kernel/client/print/print-tools.tsx'
import { WithPictures } from '../../../kernel/client/print/with-pictures.tsx'
import { useRead } from '../../../kernel/client/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import type { Language } from '../../../words/languages.ts'
import type { PaperSay } from '../../../words/paper-say.ts'
import type { Label } from '../../../words/sentences.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { company } from '../../settings/settings.contract.ts'
import type { VoucherDocument } from './voucher-document.ts'
import { type Paper, papers, usualPaper } from './voucher-paper.contract.ts'
import { VoucherPaper } from './voucher-paper.client.tsx'

interface VoucherPrintProps<V> {
  title: Label
  back: string
  read: UseQueryResult<V>
  documentOf(voucher: V, company: CompanyBlock, say: PaperSay): VoucherDocument
  /** The language that is kept for whom it is for. */
  kept?: ((voucher: V) => Language | null) | undefined
  load(query: { paper: Paper; language: Language }): Promise<File>
}

const sheets = { a4: 'A4', a5: 'A5 landscape' } as const satisfies Record<Paper, string>
const choices = ['a4', 'a5'] as const

/** A printable voucher of either kind, and the way to paper; the address says which paper. */
export function VoucherPrint<V>({ title, back, read, documentOf, kept, load }: VoucherPrintProps<V>) {
  const say = useSay()
  const now = useRead(company)
  const [params, setParams] = useSearchParams()
  const paper: Paper = params.get('paper') === 'a5' ? 'a5' : usualPaper
  const { language, say: saysOnPaper, choose } = usePaperLanguage(read.data && kept?.(read.data))
  const document =
    read.data !== undefined && now.data && saysOnPaper ? documentOf(read.data, now.data, saysOnPaper) : null
  const pdf = () => load({ paper, language })
  return (
    <>
      <style>{`@page { size: ${sheets[paper]}; margin: 0 }`}</style>
      <PrintTools
        title={title}
        document={document}
        language={language}
        onLanguage={choose}
        back={back}
        load={pdf}
      >
        <SegmentedControl
          aria-label={say('Paper')}
          data={choices.map((value) => ({ value, label: say(papers[value]) }))}
          value={paper}
          onChange={(value) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before)
                next.set('paper', value)
                return next
              },
              { replace: true },
            )
          }
        />
      </PrintTools>
      {document ? (
        <WithPictures addresses={[document.logo]}>
          <VoucherPaper document={document} size={paper} />
        </WithPictures>
      ) : (
        <Loaded read={read}>{() => <Loaded read={now}>{() => null}</Loaded>}</Loaded>
      )}
    </>
  )
}
