import { Alert, Button } from '@mantine/core'
import { IconTransfer } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import { salesmenRight } from '../salesmen/salesmen.contract.ts'
import { reassignmentEndpoints } from './reassignment.contract.ts'
import type { ReassignDialogProps } from './reassign-dialog.client.tsx'

const ReassignDialog = lazy(() => import('./reassign-dialog.client.tsx'))

/** Opens the reassignment of a salesman's records, for users with the permission. */
export function ReassignButton({ person }: Pick<ReassignDialogProps, 'person'>) {
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
          <ReassignDialog person={person} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Offers to reassign the records of a deactivated user, if there are any; does not block anything meanwhile. */
export function ReassignOffer({ person, onClose }: Pick<ReassignDialogProps, 'person' | 'onClose'>) {
  const t = useTranslate()
  const may = useMay(salesmenRight, 'update')
  const held = useRead(reassignmentEndpoints.preview, { params: { id: person.id } }, { enabled: may }).data
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
      <ReassignButton person={person} />
    </Alert>
  )
}
