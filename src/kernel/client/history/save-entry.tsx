import { IconArrowRight } from '@tabler/icons-react'
import { ShowValue } from '../show/show-value.tsx'
import { formatInstant } from '../../contract/format-instant.ts'
import styles from './history.module.css'
import type { Change, PartChange, Save } from './saves.ts'
import { Values, WhatItHeld } from './what-it-held.tsx'

const verbs = { insert: 'created', update: 'changed', delete: 'deleted', restore: 'restored' } as const
const partVerbs = { insert: 'added', update: 'changed', delete: 'removed', restore: 'brought back' } as const

/** One save: who, when, and what became of each field. */
export function SaveEntry({ save }: { save: Save }) {
  const { at, who, action, changes, parts } = save
  return (
    <li className={styles.save} data-action={action}>
      <p className={styles.head}>
        <bdi className={styles.who}>{who ?? 'The system'}</bdi> {verbs[action]} this
        <time dateTime={at} className={styles.when}>
          {formatInstant(at)}
        </time>
      </p>
      {action === 'update' ? (
        <>
          <Changes changes={changes} />
          {parts.map((part) => (
            <Part key={part.key} part={part} />
          ))}
        </>
      ) : (
        <WhatItHeld save={save} />
      )}
    </li>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, field, from, to }) => (
        <div key={name} className={styles.change}>
          <dt>{field.label}</dt>
          <dd>
            <span className={styles.from}>
              <ShowValue field={field} value={from} />
            </span>
            <IconArrowRight className={styles.arrow} size={15} stroke={1.6} role="img" aria-label="became" />
            <span className={styles.to}>
              <ShowValue field={field} value={to} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ part }: { part: PartChange }) {
  const { action, label, name, changes } = part
  return (
    <div className={styles.part}>
      <p className={styles.partName}>
        {label} {partVerbs[action]}
        {name !== null && (
          <>
            : <bdi>{name}</bdi>
          </>
        )}
      </p>
      {action === 'update' ? (
        <Changes changes={changes} />
      ) : (
        <Values changes={changes} side={action === 'delete' ? 'from' : 'to'} />
      )}
    </div>
  )
}
