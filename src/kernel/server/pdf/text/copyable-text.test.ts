import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPdfRenderer } from '../renderer.ts'
import { sourceFolder } from '../source-folder.ts'
import { lettersOf, readers } from '../testing/copied-text.ts'

const templatesDir = await mkdtemp(join(tmpdir(), 'inkwell-copied-'))
await symlink(join(sourceFolder, 'kernel'), join(templatesDir, 'kernel'))
await writeFile(
  join(templatesDir, 'lines.typ'),
  `#import "/kernel/server/pdf/template/text.typ": *
#let data = json("/data.json")
#show: house-style.with(language: data.language)
#for (index, line) in data.lines.enumerate() { text(weight: (400, 500, 600, 700).at(calc.rem(index, 4)), people-text(line)) }`,
)
const renderer = createPdfRenderer({
  templatesDir,
  processes: 1,
  queueLimit: 4,
  timeLimitMs: 20_000,
  recycleAfter: 100,
})
afterAll(async () => {
  await renderer.close()
  await rm(templatesDir, { recursive: true })
})

const lines = {
  ar: [
    'لا',
    'الإسلام والآلام والأحلام لأجل لآلئ',
    'محمد عبد الله لله',
    'إلّا فلّاح مصلّى كُتُبٌ مُشَكَّلة مُعلَّم',
    'ستة عشر ألفاً وخمسمئة دولار وسنتاً فقط',
    'هٰذا الرحمٰن لٰكن',
    'مكتبة ABC للأقلام 1234',
    'العدد ١٢٣٤٥ فقط',
  ],
  ckb: [
    'ڵا',
    'کۆمەڵایەتی دڵا گۆڕانکاری لای',
    'بەڕێوەبەری ئەمڕۆ هێمن ژیان چاپ',
    'هەژماری ABC قەڵەم 1234',
    '۱۲۳ دانە',
  ],
}

test('text is copied character by character as printed, by the most common PDF readers', async () => {
  for (const [language, texts] of Object.entries(lines)) {
    const pdf = await renderer.render('lines.typ', { language, lines: texts }, { person: 1 })
    for (const { name, copied } of readers) {
      const text = await copied(pdf)
      for (const line of texts) {
        expect(text, `${name}: ${text}`).toContain(lettersOf(line))
      }
    }
  }
})
