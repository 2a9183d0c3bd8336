import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { CommandFailed, runForResult } from './run.mjs'

/** Commands that work without the sources. */
const commands = [
  'start',
  'demo',
  'backup',
  'restore',
  'upgrade-database',
  'doctor',
  'check-log',
  'check-money',
  'reindex',
  'repair',
  'rotate-key',
  'reset-password',
]
const folders = ['dist', 'migrations', 'docs']
const starter = `// node start: runs Inkwell and keeps it running.\nimport './scripts/start.mjs'\n`

/**
 * Copies everything that runs without building into a folder below `parent`, from a built checkout: the build, the
 * runtime packages, and the scripts of the commands. Returns the folder's name.
 */
export async function stagePackage(root, parent) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = `inkwell-${own.version}`
  const target = join(parent, name)
  mkdirSync(join(target, 'scripts'), { recursive: true })
  for (const folder of folders) copy(join(root, folder), join(target, folder))
  copy(join(root, 'README.md'), join(target, 'README.md'))
  // Links between libraries, which npm cannot contain: the user who runs the package may not be allowed to write into
  // it.
  const programs = await import('../dist/server/parts/embedded-postgres/programs/programs.js')
  programs.completeLinks(programs.packagedPrograms())
  // Workers, templates of documents and SQL of features are used as they are.
  for (const path of readdirSync(join(root, 'src'), { recursive: true }).filter(isReadAsItIs)) {
    copy(join(root, 'src', path), join(target, 'src', path))
  }
  for (const path of await productionPackages(root)) {
    const place = relative(root, path)
    copy(
      path,
      join(target, place),
      (file) => !file.slice(path.length).includes('/node_modules') && isLoaded(file),
    )
  }
  for (const script of scriptsOf(root)) copy(join(root, 'scripts', script), join(target, 'scripts', script))
  writeFileSync(join(target, 'start.js'), starter)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(packageFacts(own), null, 2)}\n`)
  return name
}

/** In MB, rounded. */
export function packedSize(file) {
  return Math.round(statSync(file).size / 1e6)
}

function packageFacts({ name, version, description, type, scripts, dependencies, engines }) {
  return {
    name,
    version,
    private: true,
    description,
    type,
    scripts: Object.fromEntries(commands.map((command) => [command, scripts[command]])),
    dependencies,
    engines,
    os: [process.platform],
    cpu: [process.arch],
  }
}

const isReadAsItIs = (path) =>
  (/\.(mjs|typ|ttf|sql)$/.test(path) && !path.includes('testing/')) || path === 'features/order.json'

/** Leaves out files for compilers and debuggers, and the build's notes on its sources. */
function isLoaded(file) {
  if (basename(file) === '.sources' || file.endsWith('/native/include')) return false
  return !/node_modules\/.*\.([cm]?ts|map|a)$/.test(file)
}

function copy(from, to, filter = isLoaded) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter })
}

/** The folders of the runtime packages, according to npm. */
async function productionPackages(root) {
  const words = ['ls', '--omit=dev', '--all', '--parseable']
  const cli = process.env.npm_execpath
  const [command, ...rest] = cli?.endsWith('npm-cli.js')
    ? [process.execPath, cli, ...words]
    : ['npm', ...words]
  const { code, output } = await runForResult(command, rest, { cwd: root })
  const paths = output.split('\n').filter((line) => line.startsWith(join(root, 'node_modules')))
  if (paths.length === 0) throw new CommandFailed(`npm ${words.join(' ')}`, code, output)
  return paths
}

/** The scripts of those commands, and what they import. */
function scriptsOf(root) {
  const found = new Set()
  const visit = (name) => {
    if (found.has(name)) return
    found.add(name)
    const text = readFileSync(join(root, 'scripts', name), 'utf8')
    for (const [, other] of text.matchAll(/^(?:import|export) .* from '\.\/([\w-]+\.mjs)'$/gm)) visit(other)
  }
  for (const command of commands) visit(`${command}.mjs`)
  return found
}
