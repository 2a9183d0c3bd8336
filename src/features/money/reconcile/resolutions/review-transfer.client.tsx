import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { accountTransfer, accountTransferEndpoints } from '../../transfers/account-transfers.contract.ts'
import type { Line } from '../reconcile.contract.ts'
import { MarkReviewed } from './mark-reviewed.client.tsx'

/** Marks a transfer with one account as reviewed. The server refuses its author. */
export function ReviewTransfer({ line: { id } }: { line: Line }) {
  const t = useTranslate()
  const mayReview = useMay(accountTransfer.resource, 'update')
  const { mutateAsync: review } = useWrite(accountTransferEndpoints.review)
  return (
    <Group gap="xs">
      <Button component={Link} to={paths.accountTransfer.view(id)} variant="default" size="compact-sm">
        {t('View document')}
      </Button>
      {mayReview && <MarkReviewed review={() => review({ params: { id } })} />}
    </Group>
  )
}
