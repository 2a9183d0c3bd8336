import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Loads a module of the sources, in TypeScript and with all that it imports, and hands it to `work`; the answer is that
 * of `work`. What the sources import only when they need it can be had until `work` has ended, which Vite's own
 * `runnerImport` does not give. Paths begin at the root of the checkout.
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
