/** An amount as words need it. */
export interface SpokenAmount {
  currency: 'USD' | 'IQD'
  /** What stands before the point, in five groups of three digits: trillions, billions, millions, thousands, the rest. */
  groups: number[]
  /** Cents, or fils, of which a dinar has a thousand; 0 where there are none. */
  parts: number
}
