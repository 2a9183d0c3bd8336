import { ActionIcon, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ValueInput } from '../../../../kernel/client/inputs/value-input.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import type { PriceField } from '../../../../kernel/contract/kinds/numbers/price.ts'
import { creditLine } from '../credit-notes.contract.ts'
import type { EnteredLine } from './credit-values.ts'

const shown = ['description', 'quantity', 'unit_price'] as const

interface CustomItemProps {
  line: EnteredLine
  price: PriceField
  errorOf(field: string): string | undefined
  onChange(changes: EnteredLine): void
  onRemove(): void
}

/** The inputs of a custom item: description, quantity and price. */
export function CustomItem({ line, price, errorOf, onChange, onRemove }: CustomItemProps) {
  const t = useTranslate()
  const fields = { ...creditLine, unit_price: price }
  return (
    <Group gap="sm" mt="sm" align="flex-start" wrap="nowrap">
      {shown.map((name) => (
        <div key={name} style={{ flex: name === 'description' ? 3 : 1, minWidth: 0 }}>
          <ValueInput
            field={{ ...fields[name], required: true }}
            value={line[name] ?? ''}
            error={errorOf(name)}
            onChange={(value) => onChange({ [name]: value })}
          />
        </div>
      ))}
      <ActionIcon
        mt={26}
        variant="subtle"
        color="red"
        aria-label={t('Remove line')}
        title={t('Remove line')}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
