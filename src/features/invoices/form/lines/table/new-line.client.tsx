import { Kbd, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { translateParts } from '../../../../../i18n/translate.ts'
import table from '../../../view/line-table.module.css'
import { ItemSearch } from './item-search.client.tsx'
import styles from './line-cells.module.css'
import { useLineEditing } from './line-editing.client.ts'

/** The empty row below the lines: input here appends a line. */
export function NewLine({ keys }: { keys: boolean }) {
  const t = useTranslate()
  const editing = useLineEditing()
  const key = (name: string) => (
    <Kbd key={name} size="xs" dir="ltr">
      {name}
    </Kbd>
  )
  return (
    <tbody role="rowgroup">
      <tr role="row" data-row="new" className={`${styles.row} ${styles.new}`}>
        <td role="cell" className={table.picture} aria-hidden>
          <span className={styles.plus}>
            <IconPlus size={18} stroke={1.6} />
          </span>
        </td>
        <td role="cell" className={styles.wide} data-cell="item">
          <ItemSearch
            item={null}
            placeholder="Type a code or name…"
            onPick={(product) => editing.choose('new', product)}
            onText={(text, how) => editing.keepText('new', text, how)}
            onCreate={editing.create}
          />
          {keys && (
            <Text size="xs" c="dimmed" visibleFrom="sm">
              {translateParts(t, '{enter} next line · {copy} duplicate line · {move} move line', {
                enter: key(t('Enter')),
                copy: key('Ctrl+D'),
                move: key('Alt+↑↓'),
              })}
            </Text>
          )}
        </td>
      </tr>
    </tbody>
  )
}
