import { Text } from '@mantine/core'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import {
  accountTransfer,
  accountTransferEndpoints,
} from '../../money/transfers/account-transfers.contract.ts'
import { paths } from '../../paths.ts'
import { DashboardCard } from '../dashboard-card.client.tsx'
import styles from '../dashboard.module.css'
import { listAddress } from '../list-address.ts'
import { RecordLine, RecordLines } from './record-lines.client.tsx'

/** What others have handed over to the boxes of whoever looks: until they confirm it, it is in no box. */
export function TransfersToConfirm() {
  const maySee = useMay(accountTransfer.resource, 'view')
  const part = useRead(accountTransferEndpoints.waiting, {}, { enabled: maySee }).data
  if (!maySee || !part || part.count === 0) return null
  return (
    <div className={styles.row}>
      <DashboardCard
        title="Waiting for you to confirm"
        icon={IconArrowsLeftRight}
        part={part}
        height={3 * part.results.length}
        all={{
          path: listAddress(paths.accountTransfer.table, { confirmed: false }),
          label: 'Account Transfers',
        }}
      >
        {({ results }) => (
          <RecordLines>
            {results.map(({ id, date, subject, from_account_name, to_account_name, came_in }) => (
              <RecordLine
                key={id}
                to={paths.accountTransfer.view(id)}
                title={from_account_name ?? subject}
                details={
                  <>
                    {formatDay(date)} · <bdi>{subject}</bdi>
                  </>
                }
                amount={came_in ?? ''}
                remark={
                  <Text size="xs" c="dimmed">
                    <bdi>{to_account_name}</bdi>
                  </Text>
                }
              />
            ))}
          </RecordLines>
        )}
      </DashboardCard>
    </div>
  )
}
