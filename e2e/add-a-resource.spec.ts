import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { fastFolder } from '../src/parts/program/testing/fast-folder.ts'
import { translators } from '../src/i18n/translators.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { leftInEnglish } from './support/left-in-english.ts'
import { signIn } from './support/people.ts'
import { serve } from './support/product.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(join(root, 'docs/add-a-resource.md'), 'utf8')
const t = translators.ar

/** The complete files on the page: `path`, and the block below it. */
const files = [...text.matchAll(/^`([^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', content = '']) => ({ path, content }),
)

/** The lines that it adds to lists: file, line, and the line before. */
function additions() {
  let path = ''
  return [...text.matchAll(/^\| (?:`([^`]+)`|the same)[^|]* \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
    ([, named, line = '', behind = '']) => {
      path = named ?? path
      return { path, line, behind }
    },
  )
}

let folder: string
test.beforeAll(() => void (folder = mkdtempSync(join(fastFolder(), 'inkwell-resource-'))))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A copy of the product after following the page. */
function follow(): void {
  for (const name of readdirSync(root)) {
    if (!/^(\.|node_modules|dist|test-results)/.test(name))
      cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const last = readdirSync(join(root, 'migrations')).toSorted().at(-1) ?? ''
  const next = String(Number.parseInt(basename(last), 10) + 1).padStart(4, '0')
  for (const { path, content } of files) {
    const file = join(folder, path.replace('NNNN', next))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const { path, line, behind } of additions()) {
    const file = join(folder, path)
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines, path).toContain(behind)
    writeFileSync(file, lines.toSpliced(lines.indexOf(behind) + 1, 0, line).join('\n'))
  }
}

test('the guide’s steps give a working resource for couriers, in Arabic too', async ({ browser }) => {
  // The product is built again.
  test.setTimeout(600_000)
  expect([files.length, additions().length]).toEqual([8, 9])
  follow()
  const vitest = join(folder, 'node_modules/.bin/vitest')
  execFileSync(vitest, ['run', '--allowOnly=false', 'src/features/couriers'], { cwd: folder })

  const { url, stop } = await serve(folder)
  const context = await browser.newContext({ baseURL: url, locale: 'ar-IQ' })
  try {
    const page = await context.newPage()
    await signIn(page, admin, t)
    await page.goto('/courier/table')
    await expect(page.getByRole('heading', { level: 1, name: 'مندوبو التوصيل' })).toBeVisible()
    await expect(page.getByText('لا يوجد مندوبون بعد')).toBeVisible()
    expect(await leftInEnglish(page, async () => [])).toEqual([])

    await page.getByRole('link', { name: 'إضافة مندوب' }).first().click()
    await page.getByLabel(t('Name')).fill('دارا')
    await page.getByLabel(t('Phone')).fill('07701234567')
    expect(await leftInEnglish(page, async () => [])).toEqual([])
    await page.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(page.getByText('تمت إضافة المندوب.')).toBeVisible()
    await page.goto('/courier/table?search=07701234567')
    await page
      .getByRole('link', { name: t('View') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'تفاصيل المندوب' })).toBeVisible()
    expect(await leftInEnglish(page, async () => [])).toEqual([])
  } finally {
    await context.close()
    await stop()
  }
})
