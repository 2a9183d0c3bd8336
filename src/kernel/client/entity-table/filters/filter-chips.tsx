import { Button, Pill, UnstyledButton } from '@mantine/core'
import type { Field, Fields } from '../../../contract/fields.ts'
import { formatCount } from '../../../contract/values/formats.ts'
import { useTranslate } from '../../language/language.ts'
import { directionOf } from '../../show/values/direction-of.ts'
import { ReferenceName } from '../../show/values/reference-name.tsx'
import { valueText } from '../../show/values/value-text.ts'
import styles from '../toolbar/toolbar.module.css'
import type { EntityList } from '../use-entity-list.ts'

interface FilterChipsProps<F extends Fields> {
  list: Pick<EntityList<F>, 'entity' | 'state'>
  /** Filters that are shown elsewhere, such as by a tab. */
  without: readonly string[]
  /** The number of chips that fit; a button stands for the others. */
  most: number
  onMore(): void
}

/** The set filters of a list; a click removes one. */
export function FilterChips<F extends Fields>({ list, without, most, onMore }: FilterChipsProps<F>) {
  const { entity, state } = list
  const t = useTranslate()
  const filters = Object.entries(state.filters).filter(([name]) => !without.includes(name))
  if (filters.length === 0) return null
  return (
    <div className={styles.chips}>
      {filters.slice(0, most).map(([name, value]) => {
        const field = entity.filters[name]
        return (
          field && (
            <Pill
              key={name}
              className={styles.chip ?? ''}
              withRemoveButton
              removeButtonProps={{
                'aria-label': t('Remove filter {label}', { label: field.label }),
                'aria-hidden': false,
                tabIndex: 0,
              }}
              onRemove={() => state.setFilter(name, '')}
            >
              {t(field.label)}
              {(field.kind !== 'flag' || value !== 'true') && ': '}
              {(field.kind !== 'flag' || value !== 'true') && <FilterValue field={field} value={value} />}
            </Pill>
          )
        )
      })}
      {filters.length > most && (
        <UnstyledButton className={styles.more} aria-label={t('Show all filters')} onClick={onMore}>
          <bdi dir="ltr">+{formatCount(filters.length - most)}</bdi>
        </UnstyledButton>
      )}
      {(filters.length > 1 || state.search !== '') && (
        <Button className={styles.clear ?? ''} variant="subtle" size="compact-xs" onClick={state.clear}>
          {t('Clear all')}
        </Button>
      )}
    </div>
  )
}

function FilterValue({ field, value }: { field: Field; value: string }) {
  const t = useTranslate()
  const id = Number(value)
  if (field.kind === 'reference' && id > 0) return <ReferenceName to={field.to} id={id} />
  return <bdi dir={directionOf(field)}>{valueText(field, value, t)}</bdi>
}
