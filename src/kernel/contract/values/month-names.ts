/** The names of the months in English, Arabic (as in Iraq and as in Egypt) and Sorani. */
const names: readonly string[] = [
  'january jan|كانون الثاني|يناير|کانوونی دووەم|کانونی دووەم',
  'february feb|شباط|فبراير|شوبات|شووبات',
  'march mar|آذار|اذار|مارس|ئازار',
  'april apr|نيسان|أبريل|ابريل|نیسان',
  'may|أيار|ايار|مايو|ئایار|مایس',
  'june jun|حزيران|يونيو|حوزەیران|حوزه‌یران',
  'july jul|تموز|يوليو|تەمووز|تەموز',
  'august aug|آب|اب|أغسطس|اغسطس|ئاب',
  'september sept sep|أيلول|ايلول|سبتمبر|ئەیلوول|ئەیلول',
  'october oct|تشرين الأول|تشرين الاول|أكتوبر|اكتوبر|تشرینی یەکەم',
  'november nov|تشرين الثاني|نوفمبر|تشرینی دووەم',
  'december dec|كانون الأول|كانون الاول|ديسمبر|کانوونی یەکەم|کانونی یەکەم',
]

const months = new Map(
  names.flatMap((spellings, index) =>
    spellings
      .split('|')
      .flatMap((name, at) => (at === 0 ? name.split(' ') : [name]))
      .map((name): [string, number] => [name, index + 1]),
  ),
)

/** Returns the month of a name, 1 to 12. A Sorani name may end in the letter that joins it to the year. */
export function monthNamed(name: string): number | undefined {
  const plain = name.trim().toLowerCase().replace(/\.$/, '')
  return months.get(plain) ?? months.get(plain.replace(/ی$/, ''))
}
