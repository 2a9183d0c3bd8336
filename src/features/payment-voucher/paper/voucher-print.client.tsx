import { SegmentedControl, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DownloadButton } from '../../../kernel/client/download-button.tsx'
import sheetStyles from '../../../kernel/client/print/paper.module.css'
import { PrintButton } from '../../../kernel/client/print/print-button.tsx'
import { usePicturesLoaded } from '../../../kernel/client/print/use-pictures-loaded.ts'
import { useRead } from '../../../kernel/client/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../../kernel/client/show/record-view.tsx'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { company } from '../../settings/settings.contract.ts'
import type { VoucherDocument } from './voucher-document.ts'
import { type Paper, papers, usualPaper } from './voucher-paper.contract.ts'
import { VoucherPaper } from './voucher-paper.client.tsx'

interface VoucherPrintProps<V> {
  title: string
  back: string
  read: UseQueryResult<V>
  documentOf(voucher: V, company: CompanyBlock): VoucherDocument
  load(paper: Paper): Promise<Blob>
}

const sheets = { a4: 'A4', a5: 'A5 landscape' } as const satisfies Record<Paper, string>
const choices = (['a4', 'a5'] as const).map((value) => ({ value, label: papers[value] }))

/** A printable voucher of either kind, and the way to paper; the address says which paper. */
export function VoucherPrint<V>({ title, back, read, documentOf, load }: VoucherPrintProps<V>) {
  const now = useRead(company)
  const [params, setParams] = useSearchParams()
  const paper: Paper = params.get('paper') === 'a5' ? 'a5' : usualPaper
  const document = read.data !== undefined && now.data ? documentOf(read.data, now.data) : null
  return (
    <>
      <style>{`@page { size: ${sheets[paper]}; margin: 0 }`}</style>
      <div className={sheetStyles.tools}>
        <PageHeading title={title}>
          <SegmentedControl
            aria-label="Paper"
            data={choices}
            value={paper}
            onChange={(value) => setParams({ paper: value }, { replace: true })}
          />
          <BackButton to={back} />
          <DownloadButton
            name={`${document?.name ?? title}.pdf`}
            disabled={document === null}
            load={() => load(paper)}
          >
            Download PDF
          </DownloadButton>
          <PrintButton
            title={document?.name ?? title}
            disabled={document === null}
            load={() => load(paper)}
          />
        </PageHeading>
      </div>
      {document ? (
        <Sheet document={document} paper={paper} />
      ) : (
        <Loaded read={read}>{() => <Loaded read={now}>{() => null}</Loaded>}</Loaded>
      )}
    </>
  )
}

/** With its logo, so that the browser's own printing does not leave it out. */
function Sheet({ document, paper }: { document: VoucherDocument; paper: Paper }) {
  const isComplete = usePicturesLoaded(document.logo === null ? [] : [document.logo])
  if (isComplete) return <VoucherPaper document={document} size={paper} />
  return (
    <Text role="status" ta="center" py="xl" c="dimmed">
      Loading…
    </Text>
  )
}
