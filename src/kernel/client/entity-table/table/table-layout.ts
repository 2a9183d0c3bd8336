/** The layout of a list for its width. */
export interface TableLayout {
  /** Whether each record is a card, so that nothing scrolls sideways. */
  cards: boolean
  /** Whether the actions of a row are in a menu. */
  folded: boolean
}

const cardsBelowPx = 672
const roomyColumnPx = 128

/** Returns the layout by the width alone, so that pages of a list have the same layout. */
export function tableLayout(widthPx: number, columnCount: number): TableLayout {
  const cards = widthPx < cardsBelowPx
  return { cards, folded: cards || widthPx < columnCount * roomyColumnPx }
}
