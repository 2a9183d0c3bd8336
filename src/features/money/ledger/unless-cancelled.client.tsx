import { Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { LinkButton } from '../../../kernel/client/show/link-button.tsx'
import { CancelledBanner } from './cancelled-banner.client.tsx'

interface UnlessCancelledProps {
  record: Parameters<typeof CancelledBanner>[0]['record']
  /** The path of the document's view. */
  view: string
  children: ReactNode
}

/** The form of a document, or a notice that it is cancelled and cannot be changed. */
export function UnlessCancelled({ record, view, children }: UnlessCancelledProps) {
  const t = useTranslate()
  if (record.cancelled_on === null) return children
  return (
    <>
      <CancelledBanner record={record} />
      <Text mb="md">{t('A cancelled document cannot be changed.')}</Text>
      <LinkButton to={view} label="View" icon={IconEye} />
    </>
  )
}
