/** How a list is laid out in the room that it has. */
export interface TableLayout {
  /** Each record is a card; nobody has to scroll sideways. */
  cards: boolean
  /** The buttons of a row are folded into one. */
  folded: boolean
}

const cardsBelowPx = 672
const roomyColumnPx = 128

/** The layout by the width of the list alone, so that nothing jumps between its pages. */
export function tableLayout(widthPx: number, columnCount: number): TableLayout {
  const cards = widthPx < cardsBelowPx
  return { cards, folded: cards || widthPx < columnCount * roomyColumnPx }
}
