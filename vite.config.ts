import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    // The policy of the page allows fonts and pictures from its own origin only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    // The build is written aside first and moved to dist when all of it is done (scripts/build.mjs).
    emptyOutDir: true,
    reportCompressedSize: false,
    sourcemap: false,
    // Browsers without it only load a little later what they will need.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [...files()] } } },
  },
})

/**
 * What comes as one file, with all that it is made of; each takes what those before it have left (decision 0057). The
 * rest is a file for each screen and dialog, and one for what exactly the same of them share.
 */
function* files() {
  let priority = 100
  const file = (name: string, test: RegExp) => ({ name, test, priority: priority-- })
  yield { name: 'start', tags: ['$initial' as const], priority: priority-- }
  yield file('program', /src\/app\/program\.tsx$|\/dashboard\.client\.tsx$/)
  // With small parts of the libraries that lists and forms share.
  yield file(
    'shown',
    /kernel\/client\/(show\/(?!whole)|confirm|undo-deletion|save-file|use-)|core\/utils|get-auto-contrast|RadioIcon|Icon(Trash|Download|FileSpreadsheet)\./,
  )
  yield file('choosing', /kernel\/client\/entity-table\/filters\//)
  yield file('dialogs', /whole-picture|question-dialog/)
  yield file('pages', /components\/Pagination\//)
  yield file('lists', /kernel\/client\/entity-table\/(entity-table|row-actions|list-totals)/)
  yield file(
    'forms',
    /kernel\/client\/(entity-form\/(?!.*call-form|conflict)|inputs\/(?!day-calendar|suggest))/,
  )
  yield file('paper', /kernel\/client\/print\/(paper|a4|people|use-)/)
  yield file('history', /kernel\/client\/history\//)
}
