import { Button } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Entity } from '../../../contract/entity.ts'
import type { Fields } from '../../../contract/fields.ts'
import { shownOf } from '../../../contract/shown-of.ts'
import { directed } from '../../language/directed.ts'
import { useTranslate } from '../../language/language.ts'
import { listAsLeft } from '../../entity-table/list-state.ts'
import { useMay } from '../../session/rights.ts'
import { Card } from '../../card/card.tsx'
import { LinkButton } from '../link-button.tsx'
import styles from '../show.module.css'
import { ShowValue } from '../values/show-value.tsx'

interface RecordFactsProps<F extends Fields> {
  fields: F
  record: Readonly<Record<Extract<keyof F, string>, unknown>>
  /** The fields in this order; default: all. */
  names?: readonly Extract<keyof F, string>[]
  /** The content of a value, if not the default of the field's kind. */
  display?: { readonly [N in Extract<keyof F, string>]?: ReactNode }
  /** Whether label and value stay in one line, with little space; two pairs in a line where there is room. */
  compact?: boolean
  /** More `<Detail>`s below the fields. */
  children?: ReactNode
}

interface RecordViewProps<F extends Fields> extends RecordFactsProps<F> {
  title?: DisplayText
}

/** A card with a label and a value for each field of a record. */
export function RecordView<F extends Fields>({ title, ...facts }: RecordViewProps<F>) {
  return (
    <Card width="full" title={title}>
      <RecordFacts<F> {...facts} />
    </Card>
  )
}

/** The labels and values themselves, for a card with other content. */
export function RecordFacts<F extends Fields>({
  fields,
  record,
  names,
  display,
  compact,
  children,
}: RecordFactsProps<F>) {
  return (
    <dl className={styles.details} data-compact={compact || undefined}>
      {(names ?? namesOf(fields)).map((name) => {
        const field = fields[name]
        return (
          field && (
            <Detail key={name} label={field.label}>
              {display?.[name] ?? (
                <ShowValue field={field} value={shownOf(field, name, record)} pictureSize={160} />
              )}
            </Detail>
          )
        )
      })}
      {children}
    </dl>
  )
}

/** Returns the names of the fields that have a value, for display beside a paper. */
export function besides<N extends string>(record: Readonly<Record<N, unknown>>, names: readonly N[]): N[] {
  return names.filter((name) => record[name] !== null && record[name] !== '')
}

function namesOf<F extends Fields>(fields: F) {
  return Object.keys(fields) as Extract<keyof F, string>[]
}

/** One label with its value. */
export function Detail({ label, children }: { label: DisplayText; children: ReactNode }) {
  const t = useTranslate()
  return (
    <>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** A link to the list with its previous filters and page. */
export function BackButton({ to }: { to: string }) {
  const t = useTranslate()
  return (
    <Button
      component={Link}
      to={listAsLeft(to)}
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.6} className={directed} aria-hidden />}
    >
      {t('Back')}
    </Button>
  )
}

interface UpdateButtonProps {
  entity: Entity
  to: string
  /** Whether another button is the main action of the page. */
  beside?: boolean
  inMenu?: boolean | undefined
}

/** A link to the record's form, for users who may change it. */
export function UpdateButton({ entity, to, beside = false, inMenu }: UpdateButtonProps) {
  return useMay(entity.resource, 'update') ? (
    <LinkButton to={to} label="Update" icon={IconPencil} primary={!beside} inMenu={inMenu} />
  ) : null
}
