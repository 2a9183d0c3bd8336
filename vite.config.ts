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
    rolldownOptions: {
      // The first page as one file comes with three requests instead of twenty, and is smaller than its parts.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
})
