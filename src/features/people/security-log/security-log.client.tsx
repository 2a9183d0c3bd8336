import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { deviceName } from '../sessions/device-name.ts'
import { detailOf } from './detail-of.ts'
import { readSecurityLog, securityLog } from './security-log.contract.ts'

/** The security log, for superusers. */
export function SecurityLogTable() {
  const t = useTranslate()
  const list = useEntityList(securityLog, readSecurityLog)
  return (
    <EntityTable
      list={list}
      display={{
        created_at: { card: 'day' },
        kind: { card: 'who' },
        user_name: { card: 'number', wide: true },
        device: { cell: (row) => (row.device === null ? null : t(deviceName(row.device))) },
        // A reason may be longer than its column.
        detail: {
          cell: ({ kind, detail }) => {
            if (detail === null) return null
            const shown = t(detailOf(kind, detail))
            return <span title={shown}>{shown}</span>
          },
        },
      }}
    />
  )
}
