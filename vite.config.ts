import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const modules = new URL('node_modules/', import.meta.url).pathname

export default defineConfig({
  plugins: [withoutSummaries(), react(), stylesOfComponents()],
  // The router's package leads everyone to its build for development, which is larger by its warnings.
  resolve: { alias: { 'react-router': `${modules}react-router/dist/production/index.mjs` } },
  build: {
    // The policy of the page allows fonts and pictures from its own origin only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    // The build is written aside first and moved to dist when all of it is done (scripts/build.mjs).
    emptyOutDir: true,
    reportCompressedSize: false,
    sourcemap: false,
    // Browsers without it only load a little later what they will need.
    modulePreload: { polyfill: false },
    // Of the thousands of icons in their package, those that are used are read.
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: [...files()] } },
    },
  },
})

/**
 * Lets the styles of each component of the library come with the component itself, so that no list of them must be
 * kept, and no file brings styles of what it does not hold. A component's own dependencies, and so their styles, stand
 * before it, as the library wants it; all are in a layer, so the program's own styles win whatever the order.
 */
function stylesOfComponents(): Plugin {
  return {
    name: 'styles-of-components',
    transform: {
      filter: { id: /@mantine\/core\/esm\/.*\.module\.mjs$/ },
      handler(code, id) {
        const component = id.replace(/.*\/|\.module\.mjs$/g, '')
        const styles = `@mantine/core/styles/${component}.layer.css`
        if (!existsSync(modules + styles)) throw new Error(`${id} has no styles in ${styles}`)
        return { code: `import '${styles}'\n${code}`, map: null }
      },
    },
  }
}

/**
 * What each call does, said for those who read the description of the API, stays out of the browser: nothing there
 * shows it, and the contracts of all features come with the first screen.
 */
function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    transform: {
      filter: { id: /\.contract\.ts$|kernel\/contract\/[^/]*\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(/^ +summary:\s+(['"`])(?:(?!\1).)*\1,$/gm, ''),
        map: null,
      }),
    },
  }
}

/**
 * What comes as one file, with all that it is made of; each takes what those before it have left (decision 0057). The
 * rest is a file for each screen and dialog, and one for what exactly the same of them share.
 */
function* files() {
  let priority = 100
  const file = (name: string, test: RegExp) => ({ name, test, priority: priority-- })
  yield { name: 'start', tags: ['$initial' as const], priority: priority-- }
  // With the styles of the library: small, and in pieces every further screen would fetch its own.
  yield file('program', /src\/app\/program\.tsx$|\/dashboard\.client\.tsx$|core\/styles\/.*\.layer\.css$/)
  // With small parts of the libraries that lists and forms share.
  yield file(
    'shown',
    /document-number|invoice-rules|kernel\/client\/(show\/(?!whole|pages)|confirm|message-of|undo-deletion|save-file|use-|entity-table\/filters\/)|core\/utils|get-auto-contrast|RadioIcon|Icon(Trash|Download|FileSpreadsheet|Calendar|Photo|Pencil|ArrowLeft|Copy|Printer|Ban)\.|reason-button|status-badge/,
  )
  // Menus, with what those of invoices offer: an invoice's own page has one, and needs nothing else of lists.
  yield file('menus', /components\/Menu\/Menu\.mjs|(duplicate|cancel)-invoice\./)
  yield file('dialogs', /\/(whole-picture|question-dialog)\./)
  yield file(
    'lists',
    /kernel\/client\/entity-table\/(entity-table|row-actions|list-totals)|components\/Pagination\/|show\/pages|import-button|invoice-table/,
  )
  yield file(
    'forms',
    /kernel\/client\/(entity-form\/(?!.*call-form|conflict|reason)|inputs\/(?!day-calendar|suggest))|IconRestore/,
  )
  yield file(
    'paper',
    /kernel\/client\/print\/(paper[-.](?!language|screen)|people|use-)|invoice-document|company-block|contract\/(paper|slip)\./,
  )
  yield file('history', /kernel\/client\/history\//)
}
