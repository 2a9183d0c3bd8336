/**
 * The child process that renders a Typst template with its data as PDF.
 *
 * Plain JavaScript on purpose: Node 20 cannot run TypeScript, and this one file, always started from the sources,
 * serves the built server and the tests alike, without a copy in the build.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { copyableText } from './text/copyable-text.mjs'

// This folder does not exist: templates, data and pictures are virtual files below it, all that a template can read.
const workspace = '/inkwell-documents'
const weights = ['Regular', 'Medium', 'SemiBold', 'Bold']
/** Letters that are joined and read from right to left. */
const joinedLetters = /\p{Script=Arabic}/u

// Ctrl-C in a terminal reaches every process of its group; the parent ends this one when its documents are finished.
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
  // The compiler never frees the name of a virtual file, so every document uses the same names.
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
    // Without both of these, a process grows by megabytes with each document. The cache of the last document stays for
    // the next one: its templates and fonts are the same, which saves a fifth of the work.
    compiler.evictCache(1)
    await eventLoopTurn()
  }
}

/**
 * A PDF with a structure for screen readers (PDF/UA-1), whose title is the name of its window. A document that lacks
 * something for that, such as a picture's description, is still printed.
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
