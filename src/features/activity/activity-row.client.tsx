import { Anchor, Badge } from '@mantine/core'
import { Link } from 'react-router'
import { SaveChanges } from '../../kernel/client/history/save-entry.tsx'
import { savesIn } from '../../kernel/client/history/saves.ts'
import { fieldsWithoutDuplicates } from '../../kernel/client/history/fields-without-duplicates.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { translateParts } from '../../i18n/translate.ts'
import { viewOf } from '../document-views.ts'
import type { Changed } from './activity.contract.ts'
import styles from './activity.module.css'
import { parts } from './parts.client.ts'

const actions = {
  insert: '{who} created {what}',
  update: '{who} updated {what}',
  delete: '{who} deleted {what}',
  restore: '{who} restored {what}',
} as const

/** One save: the user, the record, the time, and the old and new value of each field. */
export function ChangedRecord({ changed, entity }: { changed: Changed; entity: Entity }) {
  const t = useTranslate()
  const [save] = savesIn(changed.changes, fieldsWithoutDuplicates(entity.fields), parts)
  if (!save) return null
  const address = save.action === 'delete' ? undefined : viewOf(entity.name, changed.id)
  const name = <bdi>{changed.label}</bdi>
  return (
    <li className={styles.change} data-action={save.action}>
      <p className={styles.head}>
        <Badge variant="light" color={save.action === 'delete' ? 'red' : 'gray'} size="sm" tt="none">
          {t(entity.label)}
        </Badge>
        <span className={styles.action}>
          {translateParts(t, actions[save.action], {
            who: (
              <bdi key="who" className={styles.who}>
                {changed.person ?? t('System')}
              </bdi>
            ),
            what: address ? (
              <Anchor key="what" component={Link} to={address} inherit>
                {name}
              </Anchor>
            ) : (
              <span key="what">{name}</span>
            ),
          })}
        </span>
        <time dateTime={changed.at} className={styles.when}>
          <bdi dir="ltr">{timeOf(changed.at)}</bdi>
        </time>
      </p>
      <SaveChanges save={save} />
    </li>
  )
}

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The time of day, `14:05`; the heading above shows the day. */
function timeOf(iso: string): string {
  return times.format(new Date(iso))
}
