import { Alert, Button, CloseButton, Group, Text } from '@mantine/core'
import { IconCheck, IconEye, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useStored } from '../../../../kernel/client/entity-form/store/form-store.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { invoice } from '../../invoices.contract.ts'
import { justSaved } from './just-saved.client.ts'

/** The usual next actions for the invoice that was just saved; shown until the user leaves the page. */
export function AfterSaving() {
  const t = useTranslate()
  const saved = useStored(justSaved, (now) => now.invoice)
  const mayCreate = useMay(invoice.resource, 'create')
  // Cleared when the user leaves the page.
  useEffect(() => () => justSaved.change({ invoice: null }), [])
  if (!saved) return null
  const { id, invoice_no } = saved
  const links = [
    { label: 'Print', to: paths.invoice.print(id), icon: IconPrinter },
    { label: 'Open|to look at', to: paths.invoice.view(id), icon: IconEye },
    ...(mayCreate ? [{ label: 'New invoice', to: paths.invoice.create, icon: IconPlus } as const] : []),
  ] as const
  return (
    <Alert role="note" color="ink" mb="md" p="xs" icon={<IconCheck aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {invoice_no === null ? t('Saved as draft') : t('{invoice_no} saved', { invoice_no })}
        </Text>
        <Group gap="xs">
          {links.map(({ label, to, icon: Icon }) => (
            <Button
              key={label}
              component={Link}
              to={to}
              variant="default"
              size="compact-sm"
              leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
            >
              {t(label)}
            </Button>
          ))}
          <CloseButton
            size="sm"
            aria-label={t('Close')}
            onClick={() => justSaved.change({ invoice: null })}
          />
        </Group>
      </Group>
    </Alert>
  )
}
