import { Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { thumbnailOf } from '../../../../kernel/client/show/pictures/picture.tsx'
import { formatDay, formatPrice } from '../../../../kernel/contract/values/formats.ts'
import styles from '../invoice-form.module.css'

interface ProductSummaryProps {
  name: string
  detail: string | null
  image: string | null
  /** Null if the product has no price. */
  price: number | null
  /** The last price that the customer paid, with its date. */
  last?: { price: number; on: string } | null
}

/** A product in brief: picture, name, distinguishing detail, price. */
export function ProductSummary({ name, detail, image, price, last = null }: ProductSummaryProps) {
  const t = useTranslate()
  return (
    <div className={styles.product}>
      <Thumbnail address={image} />
      <div className={styles.productText}>
        <Text size="sm" fw={550} dir="auto" lineClamp={2}>
          {name}
        </Text>
        {detail && (
          <Text size="xs" c="dimmed" dir="auto" lineClamp={1}>
            {detail}
          </Text>
        )}
      </div>
      <div className={styles.productPrice}>
        {last ? (
          <>
            <Text size="sm" fw={550}>
              {formatPrice(last.price)}
            </Text>
            <Text size="xs" c="dimmed">
              {t('Last sold on {day}', { day: formatDay(last.on) })}
            </Text>
          </>
        ) : (
          <Text size="sm" {...(price === null && { c: 'dimmed' })}>
            {price === null ? t('No price') : formatPrice(price)}
          </Text>
        )}
      </div>
    </div>
  )
}

/** A small picture without actions; an empty frame if there is none. */
function Thumbnail({ address }: { address: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = address !== null && address !== broken ? address : null
  return (
    <span className={styles.thumbnail} aria-hidden>
      {shown === null ? (
        <IconPhoto size={20} stroke={1.5} />
      ) : (
        <img
          src={thumbnailOf(shown)}
          alt=""
          width={44}
          height={44}
          decoding="async"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  )
}
