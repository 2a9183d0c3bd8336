import { Anchor } from '@mantine/core'
import type { Field } from '../../contract/fields.ts'
import { linkAddress } from './link-address.ts'
import { Picture } from './picture.tsx'
import { ReferenceName } from './reference-name.tsx'
import styles from './show.module.css'
import { isMissing, missing, valueText } from './value-text.ts'

interface ShowValueProps {
  field: Field
  value: unknown
  /** Edge of a picture's frame in pixels. */
  pictureSize?: number
}

/** A field's value as its kind is read: links where they lead somewhere, `N/A` where there is nothing. */
export function ShowValue({ field, value, pictureSize }: ShowValueProps) {
  if (field.kind === 'picture') {
    const address = typeof value === 'string' ? value : null
    return <Picture address={address} alt={field.label} {...(pictureSize && { size: pictureSize })} />
  }
  if (field.kind !== 'flag' && isMissing(value)) return <Missing />
  if (field.kind === 'reference' && typeof value === 'number')
    return <ReferenceName to={field.to} id={value} />
  const text = valueText(field, value)
  const address = field.kind === 'text' ? linkAddress(field.format, text) : null
  if (address !== null) {
    return (
      <Anchor
        href={address}
        className={styles.text}
        fz="inherit"
        dir="auto"
        {...(field.kind === 'text' && field.format === 'url' && { target: '_blank', rel: 'noreferrer' })}
      >
        {text}
      </Anchor>
    )
  }
  if (field.kind === 'note' || field.kind === 'list') {
    return (
      <div className={`${styles.text} ${styles.lines}`} dir="auto">
        {text}
      </div>
    )
  }
  return (
    <bdi className={styles.text} dir="auto">
      {text}
    </bdi>
  )
}

/** What stands where there is nothing. */
export function Missing() {
  return (
    <span className={styles.missing} data-missing>
      {missing}
    </span>
  )
}
