/** The parts of an amount from which its words are made. */
export interface SpokenAmount {
  currency: 'USD' | 'IQD'
  /** The digits before the point in five groups of three: trillions, billions, millions, thousands, rest. */
  groups: number[]
  /** Cents, or fils, of which a dinar has a thousand; 0 if there are none. */
  parts: number
}
