import styles from './directed.module.css'

/** The class of an icon that points along the line, such as an arrow back: it points the other way from right to left. */
export const directed = styles.directed ?? ''
