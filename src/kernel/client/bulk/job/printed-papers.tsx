import { useEffect, useState } from 'react'
import { bulkEndpoints } from '../../../contract/endpoints/bulk.ts'
import { call } from '../../calls/call.ts'
import { DownloadButton } from '../../files/download-button.tsx'
import { useTranslate } from '../../language/language.ts'
import { notifyFailure } from '../../messages/notify.ts'
import { PrintButton } from '../../print/print-button.tsx'

/** The papers of a job as one file, fetched as soon as they exist, so that the print window does not wait for a password. */
export function PrintedPapers({ job }: { job: string }) {
  const t = useTranslate()
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    call(bulkEndpoints.papers, { params: { job }, signal: controller.signal }).then(
      setFile,
      (error: unknown) => {
        if (!controller.signal.aborted) notifyFailure(error)
      },
    )
    return () => controller.abort()
  }, [job])
  const load = () => (file ? Promise.resolve(file) : Promise.reject(new Error('There is no file yet')))
  return (
    <>
      <DownloadButton disabled={file === null} load={load}>
        {t('Download PDF')}
      </DownloadButton>
      <PrintButton title="Print" disabled={file === null} load={load} />
    </>
  )
}
