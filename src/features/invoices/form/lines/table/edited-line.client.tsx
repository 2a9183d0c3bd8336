import { ActionIcon, Button, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { Picture } from '../../../../../kernel/client/show/pictures/picture.tsx'
import { formatMoney, formatPrice, formatQuantity } from '../../../../../kernel/contract/values/formats.ts'
import { type Label, type DisplayText, message } from '../../../../../i18n/messages.ts'
import { type DraftLine, keyOf } from '../../../invoice-lines.ts'
import { LineRemarks, type LineRowProps, PriceRemarks } from '../../../view/line-table.client.tsx'
import table from '../../../view/line-table.module.css'
import styles from './line-cells.module.css'
import { ItemCell, NumberCell } from './line-cells.client.tsx'
import { useLineEditing } from './line-editing.client.ts'
import { LineGrip } from './line-grip.client.tsx'
import { errorsOf } from './line-texts.ts'

/** A line that is edited in its row. */
export const EditedLine = memo(function EditedLine({ line, errors }: LineRowProps) {
  const t = useTranslate()
  const { priceField } = useLineEditing()
  const wrong = line.typed ? errorsOf(line, priceField(line)) : {}
  const message = shownAtOnce(line, wrong, errors)
  const isWrong = (name: string) => errors?.some((error) => error.name.endsWith(`.${name}`)) ?? false
  return (
    <tr
      role="row"
      data-row={keyOf(line)}
      data-guessed={line.guessed !== undefined || undefined}
      className={styles.row}
    >
      <td role="cell" className={table.picture}>
        <Picture address={line.product_image} alt={line.product_item} size={44} />
      </td>
      <td role="cell" className={table.item}>
        <ItemCell line={line} />
        <div className={styles.below}>
          <LineRemarks line={line} errors={message} />
          {line.guessed !== undefined && <Guess line={line} text={line.guessed} />}
        </div>
      </td>
      <td role="cell" className={table.end} data-label={t('Quantity')}>
        <NumberCell
          line={line}
          name="quantity"
          shown={formatQuantity(line.quantity)}
          isWrong={wrong.quantity !== undefined || isWrong('quantity')}
        />
      </td>
      <td role="cell" className={table.end} data-label={t('Unit Price')}>
        <NumberCell
          line={line}
          name="unit_price"
          shown={formatPrice(line.unit_price)}
          isWrong={wrong.unit_price !== undefined || isWrong('unit_price')}
        >
          {!wrong.unit_price && (
            <div className={styles.below}>
              <PriceRemarks line={line} />
            </div>
          )}
        </NumberCell>
      </td>
      <td role="cell" className={`${table.end} ${table.total}`} data-label={t('Total')}>
        {line.typed ? '–' : formatMoney(line.total, 'USD')}
      </td>
      <td role="cell" className={table.actions}>
        <LineActions line={line} />
      </td>
    </tr>
  )
})

/** The errors of entered values, shown before saving; missing values are reported when the user saves. */
function shownAtOnce(
  line: DraftLine,
  wrong: ReturnType<typeof errorsOf>,
  errors: LineRowProps['errors'],
): LineRowProps['errors'] {
  const typed = (['quantity', 'unit_price'] as const).flatMap((name) => {
    const wrongText = wrong[name]
    const isTextOf = errors?.some((error) => error.name.endsWith(`.${name}`)) ?? false
    return wrongText === undefined || isTextOf || line.typed?.[name]?.trim() === ''
      ? []
      : [{ name, messages: [wrongText] }]
  })
  return typed.length > 0 ? [...(errors ?? []), ...typed] : errors
}

/** Marks a line guessed from a text, until the user changes or confirms it. */
function Guess({ line, text }: { line: DraftLine; text: string }) {
  const t = useTranslate()
  const { confirm } = useLineEditing()
  return (
    <div className={styles.guess}>
      <span>
        {line.product === null
          ? t('No matching product. Choose one, or keep this as a custom item:')
          : t('Possible match for:')}{' '}
        <bdi className={styles.pasted}>{text}</bdi>
      </span>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={t('{part}: {name}', { part: t('Confirm line'), name: line.product_item })}
        onClick={() => confirm(keyOf(line))}
      >
        {t('Confirm line')}
      </Button>
    </div>
  )
}

function LineActions({ line }: { line: DraftLine }) {
  const { edit, remove } = useLineEditing()
  const { product_item: item } = line
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      <LineGrip line={line} />
      <LineButton label="Edit" about={message('Edit {item}', { item })} onClick={() => edit(line)}>
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </LineButton>
      <LineButton
        label="Delete"
        about={message('Delete {item}', { item })}
        color="red"
        onClick={() => remove(line)}
      >
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </LineButton>
    </Group>
  )
}

interface LineButtonProps {
  label: Label
  /** The label with the line it is about. */
  about: DisplayText
  color?: string
  onClick(): void
  children: ReactNode
}

function LineButton({ label, about, color = 'gray', onClick, children }: LineButtonProps) {
  const t = useTranslate()
  return (
    // `title` instead of the library's tooltip, of which a long invoice would have a thousand.
    <ActionIcon variant="subtle" color={color} title={t(label)} aria-label={t(about)} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
