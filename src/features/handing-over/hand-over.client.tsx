import { Alert, Button } from '@mantine/core'
import { IconTransfer } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import { salesmenRight } from '../salesmen/salesmen.contract.ts'
import { handOverEndpoints } from './hand-over.contract.ts'
import type { HandOverDialogProps } from './hand-over-dialog.client.tsx'

const HandOverDialog = lazy(() => import('./hand-over-dialog.client.tsx'))

/** Hands over what is somebody's, for whoever may. */
export function HandOverButton({ person }: Pick<HandOverDialogProps, 'person'>) {
  const t = useTranslate()
  const may = useMay(salesmenRight, 'update')
  const [asks, setAsks] = useState(false)
  if (!may) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTransfer size={18} stroke={1.6} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {t('Reassign customers…')}
      </Button>
      {asks && (
        <Suspense>
          <HandOverDialog person={person} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Offers to hand over what is of somebody who was locked out, where they have anything; nothing waits for an answer. */
export function HandOverOffer({ person, onClose }: Pick<HandOverDialogProps, 'person' | 'onClose'>) {
  const t = useTranslate()
  const may = useMay(salesmenRight, 'update')
  const held = useRead(handOverEndpoints.held, { params: { id: person.id } }, { enabled: may }).data
  if (!held || held.customers + held.invoices === 0) return null
  return (
    <Alert
      color="brass"
      mb="lg"
      role="status"
      title={t('{name} still has customers or open invoices.', { name: person.full_name })}
      withCloseButton
      closeButtonLabel={t('Close')}
      onClose={onClose}
    >
      <HandOverButton person={person} />
    </Alert>
  )
}
