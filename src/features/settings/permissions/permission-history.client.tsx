import { useState } from 'react'
import { HistoryPanel } from '../../../kernel/client/history/history-panel.tsx'
import type { Save } from '../../../kernel/client/history/saves.ts'
import { useEverInView } from '../../../kernel/client/history/use-ever-in-view.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type Label, message, messageList } from '../../../i18n/messages.ts'
import { readPermissionHistory, verbLabels, verbsIn } from '../../people/permissions/permissions.contract.ts'
import { factorRoles } from '../../people/factors/factors.contract.ts'

type Edit = ReplyOf<typeof readPermissionHistory>['results'][number]

/** The history of permissions and of two-factor rules; loaded when scrolled into view. */
export function PermissionHistory() {
  const t = useTranslate()
  const { ref, seen } = useEverInView<HTMLDivElement>()
  const [page, setPage] = useState(1)
  const read = useRead(readPermissionHistory, { query: { page } }, { enabled: seen })
  return (
    <HistoryPanel
      ref={ref}
      read={read}
      saves={read.data?.results.map((edit) => saveOf(edit, t))}
      page={page}
      onPage={setPage}
    />
  )
}

/** Converts a change of a permission or a rule into the shape of a record's save. */
function saveOf({ id, at, user_name, role, label, before, after }: Edit, t: Translate): Save {
  const what = message('{role}: {right}', { role: message(factorRoles[role]), right: t(label) })
  // Already translated, so `t` returns it unchanged.
  const field = text(t(what) as Label)
  const change = { name: t(label), field, from: rightsIn(before, t), to: rightsIn(after, t) }
  return {
    key: String(id),
    at,
    who: user_name,
    action: 'update',
    why: null,
    changes: [change],
    parts: [],
    isRelatedOnly: false,
  }
}

function rightsIn(sent: unknown, t: Translate): string {
  if (typeof sent === 'boolean') return t(sent ? 'Yes' : 'No')
  const rights = verbsIn(sent).map((verb) => verbLabels[verb])
  return t(rights.length === 0 ? 'None' : messageList(rights))
}
