/** Random numbers that are the same each time. */
export interface SeededRandom {
  /** From `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** True with a probability of `chance` percent. */
  percent(chance: number): boolean
  one<T>(choices: readonly T[]): T
}

/** Mulberry32: small, and good enough for sample data. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    percent: (chance) => next() * 100 < chance,
    one(choices) {
      const chosen = choices[whole(0, choices.length - 1)]
      if (chosen === undefined) throw new Error('There is nothing to choose from.')
      return chosen
    },
  }
}
