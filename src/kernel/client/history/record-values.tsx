import { Fragment } from 'react'
import { translateParts } from '../../../i18n/translate.ts'
import { useTranslate } from '../language/language.ts'
import { ShowValue } from '../show/values/show-value.tsx'
import styles from './history.module.css'
import type { Change, Save } from './saves.ts'

/** All values of a created or deleted record, collapsed, since few users need them. */
export function RecordValues({ save: { action, changes, parts } }: { save: Save }) {
  const t = useTranslate()
  if (changes.length + parts.length === 0) return null
  const side = action === 'delete' ? 'from' : 'to'
  return (
    <details className={styles.whole}>
      <summary>{t('Show all values')}</summary>
      <Values changes={changes} side={side} />
      {parts.map((part) => (
        <div key={part.key} className={styles.part}>
          <p className={styles.partName}>
            {part.name === null
              ? t(part.label)
              : translateParts(t, '{part}: {name}', {
                  part: <Fragment key="part">{t(part.label)}</Fragment>,
                  name: <bdi key="name">{part.name}</bdi>,
                })}
          </p>
          <Values changes={part.changes} side={side} />
        </div>
      ))}
    </details>
  )
}

/** The values before (`from`) or after (`to`) the changes, without empty ones. */
export function Values({ changes, side }: { changes: readonly Change[]; side: 'from' | 'to' }) {
  const t = useTranslate()
  return (
    <dl className={styles.changes}>
      {changes
        .filter((change) => change[side] !== null && change[side] !== undefined)
        .map((change) => (
          <div key={change.name} className={styles.change}>
            <dt>{t(change.field.label)}</dt>
            <dd>
              <ShowValue field={change.field} value={change[side]} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
