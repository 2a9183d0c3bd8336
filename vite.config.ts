import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const modules = new URL('node_modules/', import.meta.url).pathname

/** What everybody gets after signing in: the program, the dashboard, and what menus, selects, calendars and forms use. */
const firstScreen = [
  'src/app/program.tsx',
  'src/features/dashboard/dashboard.client.tsx',
  'src/kernel/client/ui/popover.tsx',
  'node_modules/@mantine/core/esm/components/Alert/Alert.mjs',
].map((file) => new URL(file, import.meta.url).pathname)

/**
 * What comes as one file, with all that it is made of; each takes what those before it have left (decision 0126). The
 * rest is a file for each screen and dialog, and one for what exactly the same few share.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'program', test: (id: string) => firstScreen.includes(id), priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
]

export default defineConfig({
  plugins: [react(), stylesOfComponents()],
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
      // The first files name all others, and letters of chance do not compress: these are half as many bits.
      output: { codeSplitting: { groups }, hashCharacters: 'hex' },
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
