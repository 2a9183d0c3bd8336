import { Checkbox, SegmentedControl, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { type Verb, verbs } from '../../../kernel/contract/access.ts'
import { message } from '../../../i18n/messages.ts'
import {
  type PermissionRow,
  permissionRows,
  permissionTopic,
  readPermissions,
  roleNames,
  savePermission,
  verbLabels,
} from '../../people/permissions/permissions.contract.ts'
import { FactorRules } from '../../people/factors/factor-rules.client.tsx'
import { type Role, roles } from '../../people/permissions/roles.contract.ts'
import { PermissionHistory } from './permission-history.client.tsx'
import styles from '../settings.module.css'

const narrow = '(max-width: 60em)'

/**
 * The permissions of each role, with wider columns for Sorani; a change takes effect at once, everywhere. For
 * superusers.
 */
export function PermissionMatrix() {
  const t = useTranslate()
  const read = useRead(readPermissions)
  return (
    <>
      <Card label="Permissions" width={t.language === 'ckb' ? 'page' : 'form'}>
        <Text size="sm" c="dimmed" mb="md">
          {t(
            'Choose what each role can do. Changes are saved and take effect immediately. Superusers have all permissions.',
          )}
        </Text>
        <Loaded read={read}>{({ results }) => <Matrix rows={permissionRows(results)} />}</Loaded>
      </Card>
      <FactorRules />
      <PermissionHistory />
    </>
  )
}

/** All roles side by side, or one at a time on narrow screens. */
function Matrix({ rows }: { rows: readonly PermissionRow[] }) {
  const t = useTranslate()
  const isNarrow = useMediaQuery(narrow, matchMedia(narrow).matches)
  const [role, setRole] = useState<Role>('admin')
  const shown = isNarrow ? [role] : roleNames
  return (
    <>
      {isNarrow && (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={t('Role')}
          data={roleNames.map((name) => ({ value: name, label: t(roles[name]) }))}
          value={role}
          onChange={(name) => setRole(name)}
        />
      )}
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <thead>
            {!isNarrow && (
              <tr>
                <th scope="col" rowSpan={2}>
                  {t('Area')}
                </th>
                {shown.map((name) => (
                  <th key={name} scope="colgroup" colSpan={verbs.length} data-first>
                    {t(roles[name])}
                  </th>
                ))}
              </tr>
            )}
            <tr>
              {isNarrow && <th scope="col">{t('Area')}</th>}
              {shown.flatMap((name) =>
                verbs.map((verb, index) => (
                  <th
                    key={`${name} ${verb}`}
                    scope="col"
                    data-first={(!isNarrow && index === 0) || undefined}
                  >
                    {t(verbLabels[verb])}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.resource}>
                <th scope="row">{t(row.label)}</th>
                {shown.map((name) => (
                  <Rights key={name} row={row} role={name} divided={!isNarrow} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface RightsProps {
  row: PermissionRow
  role: Role
  divided: boolean
}

/** The four checkboxes of a role for one resource; a verb that does not apply has none. */
function Rights({ row, role, divided }: RightsProps) {
  const t = useTranslate()
  const { given, choose } = useRights(row, role)
  return verbs.map((verb, index) => (
    <td key={verb} data-first={(divided && index === 0) || undefined}>
      {row.possible.includes(verb) && (
        <Checkbox
          aria-label={t('{role}: {verb} {right}', {
            role: message(roles[role]),
            verb: message(verbLabels[verb]),
            right: t(row.label),
          })}
          checked={given.includes(verb)}
          onChange={(event) => {
            const on = event.currentTarget.checked
            void choose(row.possible.filter((each) => (each === verb ? on : given.includes(each))))
          }}
        />
      )}
    </td>
  ))
}

/** The permissions of a role for a resource: the last input until the server confirms. */
function useRights({ resource, rights }: PermissionRow, role: Role) {
  const cache = useQueryClient()
  const write = useWrite(savePermission, { touches: [] })
  const [chosen, setChosen] = useState<readonly Verb[] | null>(null)
  const latest = useRef<readonly Verb[]>(null)
  const choose = async (next: readonly Verb[]) => {
    latest.current = next
    setChosen(next)
    try {
      await write.mutateAsync({ params: { resource, role }, body: { verbs: next } })
    } catch (error) {
      notifyFailure(error)
    }
    await cache.invalidateQueries({ queryKey: [permissionTopic] })
    if (latest.current === next) setChosen(null)
  }
  return { given: chosen ?? rights[role], choose }
}
