import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Entity } from '../../contract/entity.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import { useMay } from '../session/rights.ts'
import { useSay } from '../language/language.ts'

/** Leads to the form for a new record, for those who may create one. */
export function CreateButton({ entity, to }: { entity: Entity; to: string }) {
  const say = useSay()
  if (!useMay(entity.resource, 'create')) return null
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
      {say(sentencesOf(entity).create)}
    </Button>
  )
}
