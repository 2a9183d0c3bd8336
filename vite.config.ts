import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const modules = new URL('node_modules/', import.meta.url).pathname

/**
 * Loaded by every user after signing in: the program, the dashboard, and the parts of menus, selects, calendars and
 * forms.
 */
const firstScreen = [
  'src/app/program.tsx',
  'src/features/dashboard/dashboard.client.tsx',
  'src/kernel/client/ui/popover.tsx',
  'node_modules/@mantine/core/esm/components/Alert/Alert.mjs',
].map((file) => new URL(file, import.meta.url).pathname)

/** What every list needs until something in it is opened, with the most used one. */
const lists = [
  'src/kernel/client/entity-table/record-table.tsx',
  'src/features/invoices/list/invoice-table.client.tsx',
].map((file) => new URL(file, import.meta.url).pathname)

/**
 * Bundles with all their dependencies; each takes what the previous ones have left (decision 0126). The rest is a file
 * for each screen and dialog, and one for each set of modules shared by the same few.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'program', test: (id: string) => firstScreen.includes(id), priority: 3 },
  { name: 'lists', test: (id: string) => lists.includes(id), priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
]

export default defineConfig({
  plugins: [react(), stylesOfComponents()],
  // The package of the router exports its development build to everyone, which is larger because of its warnings.
  resolve: { alias: { 'react-router': `${modules}react-router/dist/production/index.mjs` } },
  build: {
    // The page's content security policy allows fonts and pictures only from its own origin, so nothing may become a
    // data: URL.
    assetsInlineLimit: 0,
    // The build is written to another folder and moved to dist when complete (scripts/build.mjs).
    emptyOutDir: true,
    reportCompressedSize: false,
    sourcemap: false,
    // Browsers without it load these modules a little later.
    modulePreload: { polyfill: false },
    // Reads only the used ones of the thousands of icons in their package.
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      // The first files contain the names of all others, and random letters do not compress: hex digits have fewer
      // bits.
      output: { codeSplitting: { groups }, hashCharacters: 'hex' },
    },
  },
})

/**
 * Imports the styles of each component of the library together with the component, so no list of them is needed, and no
 * bundle contains styles of other components. The styles of a component's dependencies come before its own, as the
 * library requires; all are in a layer, so the program's own styles win in any order.
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
