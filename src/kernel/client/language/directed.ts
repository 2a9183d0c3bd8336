import styles from './directed.module.css'

/**
 * The class of icons that point along the reading direction, such as a back arrow. It mirrors them in right-to-left
 * languages.
 */
export const directed = styles.directed ?? ''
