import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Loads a TypeScript module of the sources with its imports, passes it to `work`, and returns the result of `work`.
 * Unlike with Vite's own `runnerImport`, dynamic imports of the sources work until `work` has ended. Paths are relative
 * to the root of the checkout.
 */
export async function fromSources(path, work) {
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite')
  const sources = {
    consumer: 'server',
    dev: { moduleRunnerTransform: true },
    resolve: { external: true, mainFields: [], conditions: ['node'] },
  }
  const config = await resolveConfig(
    { root, configFile: false, envDir: false, cacheDir: root, logLevel: 'error', environments: { sources } },
    'serve',
  )
  const environment = createRunnableDevEnvironment('sources', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  try {
    return await work(await environment.runner.import(path))
  } finally {
    await environment.close()
  }
}
