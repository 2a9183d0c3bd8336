import { Anchor } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { translateParts } from '../../../i18n/translate.ts'
import { messageOf } from '../../../i18n/messages.ts'
import { directed } from '../language/directed.ts'
import { useTranslate } from '../language/language.ts'
import { ShowValue } from '../show/values/show-value.tsx'
import { formatInstant } from '../../contract/values/formats.ts'
import styles from './history.module.css'
import type { Change, LinkOf, PartChange, Save } from './saves.ts'
import { Values, RecordValues } from './record-values.tsx'

const actions = {
  insert: '{who} created this record',
  update: '{who} updated this record',
  delete: '{who} deleted this record',
  restore: '{who} restored this record',
} as const
const partActions = {
  insert: '{part} added',
  update: '{part} changed',
  delete: '{part} removed',
  restore: '{part} restored',
} as const
const namedPartActions = {
  insert: '{part} added: {name}',
  update: '{part} changed: {name}',
  delete: '{part} removed: {name}',
  restore: '{part} restored: {name}',
} as const

/** One save: time, user, and the change of each field. */
export function SaveEntry({ save, linkOf }: { save: Save; linkOf?: LinkOf | undefined }) {
  const t = useTranslate()
  const { at, who, action } = save
  const person = (
    <bdi key="who" className={styles.who}>
      {who ?? t('System')}
    </bdi>
  )
  return (
    <li className={styles.save} data-action={action}>
      <p className={styles.head}>
        {save.isRelatedOnly ? person : translateParts(t, actions[action], { who: person })}
        <time dateTime={at} className={styles.when}>
          <bdi dir="ltr">{formatInstant(at)}</bdi>
        </time>
      </p>
      <SaveChanges save={save} linkOf={linkOf} />
    </li>
  )
}

/** The changes of fields and parts in a save; for a created or deleted record, its values. */
export function SaveChanges({ save, linkOf }: { save: Save; linkOf?: LinkOf | undefined }) {
  if (save.action !== 'update') return <RecordValues save={save} />
  return (
    <>
      <Changes changes={save.changes} linkOf={linkOf} />
      {save.why !== null && <Reason>{save.why}</Reason>}
      {save.parts.map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </>
  )
}

function Reason({ children }: { children: string }) {
  const t = useTranslate()
  return (
    <dl className={styles.changes}>
      <div className={styles.change}>
        <dt>{t('Reason')}</dt>
        <dd>
          <bdi>{children}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function Changes({ changes, linkOf }: { changes: readonly Change[]; linkOf?: LinkOf | undefined }) {
  const t = useTranslate()
  if (changes.length === 0) return null
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, field, from, to }) => {
        const address = linkOf?.({ name, field, from, to })
        const before = <ShowValue field={field} value={from} />
        return (
          <div key={name} className={styles.change}>
            <dt>{t(field.label)}</dt>
            <dd>
              <span className={styles.from}>
                {address === undefined ? (
                  before
                ) : (
                  <Anchor component={Link} to={address} inherit>
                    {before}
                  </Anchor>
                )}
              </span>
              <IconArrowRight
                className={`${styles.arrow} ${directed}`}
                size={15}
                stroke={1.6}
                role="img"
                aria-label={t('changed to')}
              />
              <span className={styles.to}>
                <ShowValue field={field} value={to} />
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Part({ part }: { part: PartChange }) {
  const t = useTranslate()
  const { action, label, name, changes } = part
  return (
    <div className={styles.part}>
      <p className={styles.partName}>
        {name === null
          ? t(partActions[action], { part: messageOf(label) })
          : translateParts(t, namedPartActions[action], {
              part: <Fragment key="part">{t(label)}</Fragment>,
              name: <bdi key="name">{name}</bdi>,
            })}
      </p>
      {action === 'update' ? (
        <Changes changes={changes} />
      ) : (
        <Values changes={changes} side={action === 'delete' ? 'from' : 'to'} />
      )}
    </div>
  )
}
