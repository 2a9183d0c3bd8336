/** Characters that are neighbours on keyboards and in alphabets. */
const lines = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
]
const neighbours = new Set(
  lines.flatMap((line) =>
    [...line].slice(1).flatMap((sign, index) => {
      const before = [...line][index] ?? ''
      return [before + sign, sign + before]
    }),
  ),
)
const shortestRun = 4

/** Whether a text consists only of runs: one repeated character, or neighbouring characters. */
export function isRun(text: string): boolean {
  const signs = [...text]
  const breaks = signs.filter((sign, index) => {
    const before = signs[index - 1]
    return before !== undefined && before !== sign && !neighbours.has(before + sign)
  })
  return signs.length >= shortestRun * (breaks.length + 1)
}
