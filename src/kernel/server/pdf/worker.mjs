/**
 * The child process that turns one Typst template and its data into a PDF.
 *
 * Plain JavaScript on purpose: Node 20 cannot run TypeScript, and this one file, always started from the sources,
 * serves the built server and the tests alike, with no copy for the build to make.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { copyableText } from './text/copyable-text.mjs'

// No such folder: templates, data and pictures are all virtual files below it, so a template can read nothing else.
const workspace = '/inkwell-documents'
const weights = ['Regular', 'Medium', 'SemiBold', 'Bold']
/** Letters that are joined, and read from the right. */
const joinedLetters = /\p{Script=Arabic}/u

// Ctrl-C in a terminal reaches every process of its group; documents in work are finished first, then the parent ends us.
process.on('SIGINT', () => {})

/** @type {NodeCompiler | undefined} */
let compiler

/** @param {string} templatesDir */
function createCompiler(templatesDir) {
  const font = (weight) => readFileSync(join(import.meta.dirname, 'fonts', `Vazirmatn-${weight}.ttf`))
  const created = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: weights.map(font) }] })
  for (const name of readdirSync(templatesDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.typ')) continue
    created.addSource(join(workspace, name), readFileSync(join(templatesDir, name), 'utf8'))
  }
  return created
}

/**
 * @param {{ templatesDir: string, template: string, data: string, images: Uint8Array[] }} document
 * @returns {Promise<Uint8Array>}
 */
export default async function render({ templatesDir, template, data, images }) {
  compiler ??= createCompiler(templatesDir)
  // The compiler never frees the name of a virtual file, so every document uses the same names again.
  const imagePaths = images.map((_, index) => join(workspace, `image-${index}`))
  try {
    compiler.mapShadow(join(workspace, 'data.json'), Buffer.from(data))
    images.forEach((image, index) => compiler.mapShadow(imagePaths[index], Buffer.from(image)))
    const compiled = compiler.compile({ mainFilePath: join(workspace, template) })
    if (compiled.result === null) throw new Error(reason(compiled))
    const pdf = accessible(compiled.result)
    return joinedLetters.test(data) ? copyableText(pdf) : pdf
  } finally {
    for (const path of imagePaths) compiler.unmapShadow(path)
    // Without both of these a process grows by megabytes with each document. What the last document left behind
    // stays for the next one: its templates and fonts are the same, which saves a fifth of the work.
    compiler.evictCache(1)
    await eventLoopTurn()
  }
}

/**
 * A PDF that says to whoever cannot see it what it is (PDF/UA-1), and whose window is called by its title. What misses
 * something for that, such as a picture without a name, is printed all the same.
 */
function accessible(document) {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' })
  } catch {
    return compiler.pdf(document)
  }
}

function reason(compiled) {
  const diagnostics = compiled.takeDiagnostics()?.shortDiagnostics ?? []
  return diagnostics.map(({ path, message }) => `${path}: ${message}`).join('; ') || 'no result'
}
