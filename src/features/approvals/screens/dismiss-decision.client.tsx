import { Button } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import type { Endpoint } from '../../../kernel/contract/endpoint.ts'
import { readApprovals } from '../approvals.contract.ts'

/** Dismisses the decision about the user's own document. */
export function DismissDecision({ endpoint, id }: { endpoint: Endpoint; id: number }) {
  const t = useTranslate()
  const write = useWrite(endpoint, { touches: [readApprovals.topic ?? ''] })
  const put = async () => {
    try {
      await write.mutateAsync({ params: { id } })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button variant="default" size="compact-sm" loading={write.isPending} onClick={() => void put()}>
      {t('Dismiss')}
    </Button>
  )
}
