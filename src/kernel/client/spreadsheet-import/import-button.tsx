import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Entity } from '../../contract/entity.ts'
import { useTranslate } from '../language/language.ts'
import { useMay } from '../session/rights.ts'

/** A link to the import of a list, for users who may create its records. */
export function ImportButton({ entity, to }: { entity: Entity; to: string }) {
  const t = useTranslate()
  if (!useMay(entity.resource, 'create')) return null
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<IconFileImport size={18} stroke={1.6} aria-hidden />}
    >
      {t('Import')}
    </Button>
  )
}
