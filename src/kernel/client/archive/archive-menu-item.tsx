import type { Entity } from '../../contract/entity.ts'
import { useTranslate } from '../language/language.ts'
import { MenuItem } from '../ui/menu.tsx'
import { type Archivable, useArchiving } from './use-archiving.ts'

/** Menu item that archives the record or restores it. */
export function ArchiveMenuItem({ entity, record }: { entity: Entity; record: Archivable }) {
  const t = useTranslate()
  const archiving = useArchiving(entity, record)
  if (!archiving) return null
  const { label, icon: Icon, busy, onClick } = archiving
  return (
    <MenuItem disabled={busy} leftSection={<Icon size={18} stroke={1.6} aria-hidden />} onClick={onClick}>
      {t(label)}
    </MenuItem>
  )
}
