import styles from './brand.module.css'

/** The logo, a drop of ink with the slit of a nib, and the name beside it. */
export function Brand({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <span className={styles.brand} style={{ fontSize: size * 0.72 }}>
      <BrandMark size={size} />
      {name}
    </span>
  )
}

/** The logo alone, in the colour of the surrounding text. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M16 1.5c4.4 6.7 9.4 11.6 9.4 17.3a9.4 9.4 0 0 1-18.8 0C6.6 13.1 11.6 8.2 16 1.5Z"
      />
      <path className={styles.slit} d="M16 11v8.2" />
      <circle className={styles.hole} cx="16" cy="20.4" r="2.2" />
      <path className={styles.line} d="M8.5 30.6h15" />
    </svg>
  )
}
