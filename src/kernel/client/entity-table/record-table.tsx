import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Fields, RowOf } from '../../contract/fields.ts'
import { CreateButton } from '../show/create-button.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import { EntityTable } from './entity-table.tsx'
import type { EntityTableProps } from './entity-table-props.ts'
import { LinkAction, UpdateAction, ViewAction } from './rows/row-actions.tsx'

interface RecordTableProps<F extends Fields> extends Omit<EntityTableProps<F>, 'create' | 'open' | 'update'> {
  /** The heading; default: the plural of the entity. */
  title?: DisplayText
  /** The addresses of the screens that this kind of record has. */
  at: {
    create: string
    view(id: number): string
    update?(id: number): string
    print?(id: number): string
  }
  /** Whether a record can be updated; default: each can. */
  isChangeable?: (row: RowOf<F>) => boolean
  /** The buttons of a row after those that lead to its screens. */
  actions?: (row: RowOf<F>) => ReactNode
  /** Buttons before the one that creates a record. */
  children?: ReactNode
}

/** The screen of a list of records: its heading, and rows that lead to the screens of each record. */
export function RecordTable<F extends Fields>({
  title,
  at,
  isChangeable,
  actions,
  children,
  ...table
}: RecordTableProps<F>) {
  const { entity } = table.list
  const updateOf = (row: RowOf<F>) =>
    isChangeable?.(row) === false ? undefined : at.update?.(Number(row.id))
  return (
    <>
      <PageHeading title={title ?? entity.plural}>
        {children}
        <CreateButton entity={entity} to={at.create} />
      </PageHeading>
      <EntityTable
        {...table}
        create={at.create}
        open={(row) => at.view(Number(row.id))}
        update={updateOf}
        actions={(row) => {
          const id = Number(row.id)
          const update = updateOf(row)
          return (
            <>
              <ViewAction to={at.view(id)} />
              {update !== undefined && <UpdateAction entity={entity} to={update} />}
              {at.print && <LinkAction label="Print" icon={IconPrinter} to={at.print(id)} />}
              {actions?.(row)}
            </>
          )
        }}
      />
    </>
  )
}
