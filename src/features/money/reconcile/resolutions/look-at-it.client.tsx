import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { documentViews } from '../../../document-views.ts'
import type { Line } from '../reconcile.contract.ts'

/** What waits for approval is decided about where all of it is seen. */
export function LookAtIt({ line: { document, id } }: { line: Line }) {
  const t = useTranslate()
  return (
    <Button component={Link} to={documentViews[document](id)} variant="default" size="compact-sm">
      {t('View document')}
    </Button>
  )
}
