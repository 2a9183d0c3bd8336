import { existsSync, readFileSync, realpathSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../../scripts/run.mjs'

/** The libraries that the Node.js of this machine needs besides the C library. */
const packages = 'ca-certificates,libstdc++6,libatomic1'

/**
 * Makes an image in place of the public base image: Debian's packages, Node.js and npm of this machine, and an account
 * with the id 1000. Debian's part is cached in `folder`, since it takes minutes to download.
 */
export async function makeBaseImage(buildah, folder, image) {
  const [, suite] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? []
  const tree = join(folder, `debian-${suite}.tar`)
  if (!existsSync(tree)) {
    const unfinished = `${tree}.part.tar`
    const words = ['--variant=minbase', `--include=${packages}`, suite, unfinished]
    await run('mmdebstrap', words, { live: true })
    renameSync(unfinished, tree)
  }
  const container = await buildah.from('scratch')
  await buildah.add(container, tree, '/')
  await buildah.add(container, realpathSync(process.execPath), '/usr/local/bin/node')
  const npm = '/usr/local/lib/node_modules/npm'
  await buildah.add(container, npmFolder(), npm)
  await buildah.within(container, ['ln', '-s', `${npm}/bin/npm-cli.js`, '/usr/local/bin/npm'])
  // The certificate authorities that this machine trusts, for example of a proxy in front of npm's registry.
  const trusted = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(trusted)) await buildah.add(container, trusted, trusted)
  await buildah.setVariable(container, 'NODE_EXTRA_CA_CERTS', trusted)
  await buildah.within(container, ['useradd', '--uid', '1000', '--create-home', 'node'])
  await buildah.commit(container, image)
}

function npmFolder() {
  const beside = join(dirname(realpathSync(process.execPath)), '..', 'lib', 'node_modules', 'npm')
  if (!existsSync(beside)) throw new Error(`There is no npm in ${beside}`)
  return beside
}
