import { Badge } from '@mantine/core'
import { useSay } from '../../../../kernel/client/language/language.ts'

/** Says which revision of a document it is. */
export function RevisionMark({ revision }: { revision: number }) {
  const say = useSay()
  return (
    <Badge variant="light" color="brass" size="sm" flex="none" miw="max-content">
      {say('Revision {number}', { number: revision })}
    </Badge>
  )
}
