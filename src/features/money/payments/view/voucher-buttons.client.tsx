import { Button } from '@mantine/core'
import { IconBan, IconChevronDown } from '@tabler/icons-react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { UpdateButton } from '../../../../kernel/client/show/record/record-view.tsx'
import { Menu, MenuItem } from '../../../../kernel/client/ui/menu.tsx'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import type { Addresses, RecordKey } from '../../../../kernel/contract/screens-under.ts'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'
import { type Cancellation, useCancelling } from '../../ledger/use-cancelling.client.tsx'

interface VoucherButtonsProps<R extends { id: number }> {
  entity: Entity
  at: Addresses & { print(id: RecordKey): string }
  record: R
  /** Whether it can still be edited and cancelled. */
  isChangeable: boolean
  cancellation: Cancellation<R>
}

/** The actions of a voucher: print first, the others as buttons or in a menu. */
export function VoucherButtons<R extends { id: number }>({
  entity,
  at,
  record,
  isChangeable,
  cancellation,
}: VoucherButtonsProps<R>) {
  const t = useTranslate()
  const cancelling = useCancelling(cancellation)
  return (
    <>
      {isChangeable && cancelling.may && (
        <Menu
          target={
            <Button variant="default" rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden />}>
              {t('More')}
            </Button>
          }
        >
          <MenuItem
            color="red"
            leftSection={<IconBan size={18} stroke={1.6} aria-hidden />}
            onClick={() => cancelling.ask(record)}
          >
            {t('Cancel voucher')}
          </MenuItem>
        </Menu>
      )}
      {isChangeable && <UpdateButton entity={entity} to={at.update(record.id)} beside />}
      <PrintLink to={at.print(record.id)} primary />
      {cancelling.dialog}
    </>
  )
}
