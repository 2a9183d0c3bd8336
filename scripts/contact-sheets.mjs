import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sheetOf } from './contact-sheets/sheet.mjs'
import { photographer } from './contact-sheets/photographer.mjs'

/*
 * Takes pictures of the ten most used screens of a running Inkwell and puts those of one screen and width on one sheet:
 * languages beside each other, light above dark, and a second installation below the first. docs/architecture.md
 * describes how to use it.
 */
const usage = `Usage: node scripts/contact-sheets.mjs --port N --to FOLDER [--beside N] [--only WORDS]
Writes one picture for each screen and width into the folder. --beside names the port of a second
installation, for example of the version before; --only takes the screens with these words in their name.
--user and --password sign in elsewhere than at the demo.`

const wide = [1440, 1024, 768, 390]
const narrow = [1440, 390]

/** The screens; paths with `:id` are those of the newest record of a list. */
const screens = [
  { name: 'dashboard', path: '/dashboad', widths: wide },
  { name: 'invoices', path: '/invoice/table', widths: wide },
  { name: 'invoice form', path: '/invoice/create', widths: wide },
  { name: 'invoice page', path: '/invoice/view/:id', of: 'invoice?state=part_paid', widths: wide },
  { name: 'customer', path: '/customer/view/:id', of: 'customer?ordering=id', widths: wide },
  { name: 'orders as list', path: '/invoice-tracker/table', widths: narrow },
  { name: 'orders as board', path: '/invoice-tracker/table?view=board', widths: narrow },
  { name: 'receive money', path: '/receive-money', widths: narrow },
  { name: 'receivables', path: '/receivables', widths: narrow },
  { name: 'settings', path: '/settings', widths: narrow },
  { name: 'printed invoice', path: '/invoce-generate/:id', of: 'invoice?state=part_paid', widths: narrow },
]

const { values: options } = parseArgs({
  options: {
    port: { type: 'string' },
    beside: { type: 'string' },
    to: { type: 'string' },
    only: { type: 'string', default: '' },
    user: { type: 'string', default: 'layla@tworivers.example' },
    password: { type: 'string', default: 'ink-and-paper' },
  },
})

if (!options.port || !options.to) {
  console.error(usage)
  process.exit(1)
}

const folder = resolve(options.to)
mkdirSync(folder, { recursive: true })
const ports = [options.port, ...(options.beside ? [options.beside] : [])]
const photos = await photographer(ports, options)
try {
  for (const { name, widths, ...screen } of screens.filter(({ name }) => name.includes(options.only))) {
    for (const width of widths) {
      const file = `${folder}/${name.replaceAll(' ', '-')}-${width}.png`
      const rows = await photos.take(screen, width)
      await sheetOf({ title: `${name}, ${width} px`, rows, width }, photos.browser, file)
      console.log(file)
    }
  }
} finally {
  await photos.close()
}
