import { Anchor } from '@mantine/core'
import type { TextField } from '../../../contract/kinds/texts/text.ts'
import { linkAddress } from './link-address.ts'
import styles from '../show.module.css'
import { TextLine } from './text-line.tsx'

/** Text as a link if it is one, such as an email address; otherwise plain. */
export function LinkedText({ format, text }: { format: TextField['format']; text: string }) {
  const address = linkAddress(format, text)
  const direction = format ? 'ltr' : 'auto'
  if (address === null) return <TextLine text={text} direction={direction} />
  return (
    <Anchor
      href={address}
      className={styles.text}
      fz="inherit"
      dir={direction}
      {...(format === 'url' && { target: '_blank', rel: 'noreferrer' })}
    >
      {text}
    </Anchor>
  )
}
