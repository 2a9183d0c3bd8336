import { Skeleton } from '@mantine/core'
import type { ReferenceField } from '../../../contract/kinds/reference.ts'
import { useReferenceName } from './use-reference-name.ts'

interface ReferenceNameProps {
  to: ReferenceField['to']
  id: number
}

/** The name of a referenced record; its number if it cannot be read. */
export function ReferenceName({ to, id }: ReferenceNameProps) {
  const { name, loading } = useReferenceName(to, id)
  if (loading) return <Skeleton component="span" display="inline-block" width="8em" height="1em" />
  return <bdi dir="auto">{name ?? `#${id}`}</bdi>
}
