import { Alert, Button, Group, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { confirmDialog } from '../../../kernel/client/messages/confirm.ts'
import { useSay } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { today } from '../../../kernel/contract/values/day.ts'
import { company } from '../../settings/settings.contract.ts'
import { InvoiceFormSheet } from './invoice-form.client.tsx'
import { readUnfinished, useKeepUnfinished } from './unfinished-invoice.client.ts'
import { type InvoiceValues, useInvoiceForm } from './use-invoice-form.client.ts'

/** A new invoice. What was begun and not finished in this browser is there again. */
export function InvoiceCreate() {
  const read = useRead(company)
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <PageHeading title="Create Invoice" />
      <Loaded read={read}>
        {({ time_zone }) => (
          <NewInvoice key={attempt} timeZone={time_zone} onDiscarded={() => setAttempt(attempt + 1)} />
        )}
      </Loaded>
    </>
  )
}

interface NewInvoiceProps {
  timeZone: string
  /** Called when nothing is left of what was begun, so that the form can begin anew. */
  onDiscarded(): void
}

function NewInvoice({ timeZone, onDiscarded }: NewInvoiceProps) {
  const say = useSay()
  const [unfinished] = useState(readUnfinished)
  const fresh = useMemo((): Partial<InvoiceValues> => ({ invoice_date: today(timeZone) }), [timeZone])
  const form = useInvoiceForm({ initial: { ...fresh, ...unfinished } })
  const stopKeeping = useKeepUnfinished(form, fresh)
  const discard = async () => {
    if (!(await askToDiscard())) return
    stopKeeping()
    onDiscarded()
  }
  return (
    <>
      {unfinished && (
        <Alert color="brass" mb="lg" p="sm" icon={<IconRestore aria-hidden />} role="status">
          <Group justify="space-between" gap="xs">
            <Text size="sm">{say('Restored your unfinished invoice')}</Text>
            <Button variant="default" size="compact-sm" onClick={() => void discard()}>
              {say('Discard')}
            </Button>
          </Group>
        </Alert>
      )}
      <InvoiceFormSheet
        form={{
          ...form,
          save: async (status) => {
            const saved = await form.save(status)
            if (saved) stopKeeping()
            return saved
          },
        }}
      />
    </>
  )
}

function askToDiscard(): Promise<boolean> {
  return confirmDialog({
    title: 'Discard',
    message: 'Discard your unfinished invoice?',
    confirm: 'Discard',
    cancel: 'Cancel',
  })
}
