import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { documentViews } from '../../../document-views.ts'
import type { Line } from '../reconcile.contract.ts'

/** A link to the document, where approval is decided. */
export function ViewDocument({ line: { document, id } }: { line: Line }) {
  const t = useTranslate()
  return (
    <Button component={Link} to={documentViews[document](id)} variant="default" size="compact-sm">
      {t('View document')}
    </Button>
  )
}
