import { Button, Group, Input, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import type { PictureField } from '../../../contract/kinds/picture.ts'
import { useTranslate } from '../../language/language.ts'
import { Picture } from '../../show/pictures/picture.tsx'
import { FileZone } from './file-zone.tsx'
import type { InputProps } from '../input-props.ts'
import { usePictureAddress } from './picture-address.ts'
import styles from './picture-input.module.css'

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const largestBytes = 10 * 1024 * 1024

/** A newly chosen file, the address of the stored picture, or null. */
export type PictureValue = File | string | null

/** A picture input with preview: drop or choose a file, replace or remove the picture. */
export function PictureInput(props: InputProps<PictureField, PictureValue>) {
  const t = useTranslate()
  const { field, value, onChange, error, description } = props
  const [refusal, setRefusal] = useState<DisplayText | null>(null)
  const id = useId()
  const preview = usePictureAddress(value)
  const closed = (props.disabled ?? false) || (props.readOnly ?? false)
  const take = (file: File) => {
    const reason = refusalOf(file)
    setRefusal(reason)
    if (reason === null) onChange(file)
  }
  const message = refusal === null ? error : t(refusal)
  return (
    <Input.Wrapper
      id={id}
      label={t(field.label)}
      required={field.required}
      description={description && t(description)}
      error={message}
    >
      <div className={styles.row}>
        <Picture address={preview} alt={t(field.label)} size={104} />
        <div className={styles.side}>
          <FileZone
            id={id}
            label={field.label}
            accept={accepted.join(',')}
            closed={closed}
            errorId={message ? `${id}-error` : undefined}
            onFile={take}
          >
            <IconPhotoUp size={22} stroke={1.5} aria-hidden />
            <span>
              <Text span size="sm" display="block">
                {value === null
                  ? t('Choose a picture or drop it here')
                  : t('Choose another picture or drop it here')}
              </Text>
              <Text span size="xs" c="dimmed" display="block">
                {t('PNG, JPEG, WebP or GIF, up to 10 MB')}
              </Text>
            </span>
          </FileZone>
          {value !== null && !closed && (
            <Group gap="xs">
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                leftSection={<IconTrash size={15} stroke={1.6} aria-hidden />}
                onClick={() => {
                  setRefusal(null)
                  onChange(null)
                }}
              >
                {t('Remove picture')}
              </Button>
              {value instanceof File && (
                <Text size="xs" c="dimmed" dir="auto" truncate className={styles.name}>
                  {value.name}
                </Text>
              )}
            </Group>
          )}
        </div>
      </div>
    </Input.Wrapper>
  )
}

function refusalOf(file: File): DisplayText | null {
  if (!accepted.includes(file.type))
    return 'This file is not a supported picture. Choose a PNG, JPEG, WebP or GIF file.'
  if (file.size > largestBytes) {
    const size = (file.size / 1024 / 1024).toFixed(1)
    return message('This picture is {size} MB. Choose a picture of 10 MB or less.', { size })
  }
  return null
}
