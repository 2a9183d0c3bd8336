import { Text } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'

interface PrintedNoticeProps {
  /** The document that is edited; undefined for a new one. */
  record: { locked_fields: string | null } | undefined
}

/** The notice above a form: why some fields are disabled, and what to do instead. */
export function PrintedNotice({ record }: PrintedNoticeProps) {
  const t = useTranslate()
  if (!record?.locked_fields) return null
  return (
    <Text data-wide size="sm" component="div" role="note">
      {t(
        'This document was printed, so the disabled fields cannot be changed. To correct them, cancel it and create a new one.',
      )}
    </Text>
  )
}
