import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import { useMay } from '../session/rights.ts'
import styles from './list.module.css'
import type { EntityList } from './use-entity-list.ts'

interface EmptyListProps<F extends Fields> {
  list: EntityList<F>
  create: string | undefined
}

/** An empty list: clear the filters, or create the first record. */
export function EmptyList<F extends Fields>({ list: { entity, state }, create }: EmptyListProps<F>) {
  const t = useTranslate()
  const mayCreate = useMay(entity.resource, 'create') && create !== undefined
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0
  const { none, first, noneFound, later, create: begin } = sentencesOf(entity)
  return (
    <Stack className={styles.empty} align="center" gap="sm" role="status">
      <Title order={2} size="h4">
        {t(narrowed ? 'Nothing found' : none)}
      </Title>
      <Text c="dimmed" size="sm" maw="26rem" ta="center">
        {t(narrowed ? noneFound : mayCreate ? first : later)}
      </Text>
      {narrowed && (
        <Button variant="default" onClick={state.clear}>
          {t('Clear filters')}
        </Button>
      )}
      {!narrowed && mayCreate && (
        <Button component={Link} to={create} leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
          {t(begin)}
        </Button>
      )}
    </Stack>
  )
}
