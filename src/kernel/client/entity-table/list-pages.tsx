import { Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { pageSizes } from '../../contract/endpoints/lists/list-look.ts'
import type { Fields } from '../../contract/fields.ts'
import { formatCount } from '../../contract/values/formats.ts'
import { useTranslate } from '../language/language.ts'
import Pages from '../show/pages.tsx'
import styles from './list.module.css'
import { LookMenu } from './look/look-menu.tsx'
import type { EntityList } from './use-entity-list.ts'

/** The foot of a list: the range shown, the totals of all rows found, and the pager. */
export function ListPages<F extends Fields>({
  list: { rows, count, state, pageSize },
  totals,
}: {
  list: EntityList<F>
  totals: ReactNode
}) {
  const t = useTranslate()
  const narrow = useMediaQuery('(max-width: 40em)', matchMedia('(max-width: 40em)').matches)
  // Stays while an empty page is replaced, since the user may have the menu open.
  if (!rows || count === 0) return null
  const first = (state.page - 1) * pageSize + 1
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return (
    <Group className={styles.pages} gap="0.25rem 1rem" component="footer">
      <Text size="sm" c="dimmed" role="status">
        {rows.length > 0 &&
          t('{first}–{last} of {count}', {
            first: formatCount(first),
            last: formatCount(first + rows.length - 1),
            count,
          })}
      </Text>
      {totals}
      <Group className={styles.ways} gap="xs">
        {count > pageSizes[0] && <LookMenu state={state} narrow={narrow} />}
        {pages > 1 && <Pages total={pages} page={state.page} onChange={state.setPage} narrow={narrow} />}
      </Group>
    </Group>
  )
}
