import { useState } from 'react'
import { HistoryPanel } from '../../kernel/client/history/history-panel.tsx'
import type { Save } from '../../kernel/client/history/saves.ts'
import { useSeen } from '../../kernel/client/history/use-seen.ts'
import { useRead } from '../../kernel/client/query.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { text } from '../../kernel/contract/kinds/text.ts'
import { readPermissionHistory, verbLabels, verbsIn } from '../people/permissions.contract.ts'
import { factorRoles } from '../people/factors/factors.contract.ts'

type Edit = ReplyOf<typeof readPermissionHistory>['results'][number]

/** Who has given and taken which rights, and asked whom for a second factor; asked for when it comes into sight. */
export function PermissionHistory() {
  const { ref, seen } = useSeen<HTMLElement>()
  const [page, setPage] = useState(1)
  const read = useRead(readPermissionHistory, { query: { page } }, { enabled: seen })
  return (
    <HistoryPanel ref={ref} read={read} saves={read.data?.results.map(saveOf)} page={page} onPage={setPage} />
  )
}

/** An edit of one cell of the matrix, or of a rule, told like a change of a record's field. */
function saveOf({ id, at, user_name, role, label, before, after }: Edit): Save {
  const field = text(`${factorRoles[role]}: ${label}`)
  const change = { name: label, field, from: rightsIn(before), to: rightsIn(after) }
  return { key: String(id), at, who: user_name, action: 'update', changes: [change], parts: [] }
}

function rightsIn(sent: unknown): string {
  if (typeof sent === 'boolean') return sent ? 'Yes' : 'No'
  return (
    verbsIn(sent)
      .map((verb) => verbLabels[verb])
      .join(', ') || 'Nothing'
  )
}
