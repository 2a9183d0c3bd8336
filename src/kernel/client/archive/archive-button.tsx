import { Badge, Button } from '@mantine/core'
import type { Entity } from '../../contract/entity.ts'
import { useTranslate } from '../language/language.ts'
import { type Archivable, useArchiving } from './use-archiving.ts'

/** Button on the record's page that archives the record or restores it. */
export function ArchiveButton({ entity, record }: { entity: Entity; record: Archivable }) {
  const t = useTranslate()
  const archiving = useArchiving(entity, record)
  if (!archiving) return null
  const { label, icon: Icon, busy, onClick } = archiving
  return (
    <Button
      variant="default"
      disabled={busy}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
      onClick={onClick}
    >
      {t(label)}
    </Button>
  )
}

/** Badge “Archived” beside the heading of an archived record. */
export function ArchivedMark({ of }: { of: Archivable | undefined }) {
  const t = useTranslate()
  return of?.archived ? (
    <Badge variant="light" color="gray" size="sm">
      {t('Archived')}
    </Badge>
  ) : null
}
