import { Button } from '@mantine/core'
import { IconBan, IconChevronDown } from '@tabler/icons-react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { BackButton, UpdateButton } from '../../../../kernel/client/show/record/record-view.tsx'
import { Menu, MenuItem } from '../../../../kernel/client/ui/menu.tsx'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import type { Addresses, RecordKey } from '../../../../kernel/contract/screens-under.ts'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'

interface VoucherButtonsProps {
  entity: Entity
  at: Addresses & { print(id: RecordKey): string }
  /** Undefined while loading. */
  id: number | undefined
  /** Whether it can still be edited and cancelled. */
  isChangeable: boolean
  /** Null for users without the permission. */
  cancel: (() => void) | null
}

/** The actions of a voucher: print first, the others as buttons or in a menu. */
export function VoucherButtons({ entity, at, id, isChangeable, cancel }: VoucherButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <BackButton to={at.table} />
      {id !== undefined && (
        <>
          {isChangeable && cancel && (
            <Menu
              target={
                <Button
                  variant="default"
                  rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden />}
                >
                  {t('More')}
                </Button>
              }
            >
              <MenuItem
                color="red"
                leftSection={<IconBan size={18} stroke={1.6} aria-hidden />}
                onClick={cancel}
              >
                {t('Cancel voucher')}
              </MenuItem>
            </Menu>
          )}
          {isChangeable && <UpdateButton entity={entity} to={at.update(id)} beside />}
          <PrintLink to={at.print(id)} primary />
        </>
      )}
    </>
  )
}
