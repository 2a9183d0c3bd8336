import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const account = 1000
const password = 'ink and paper'
const startsWithinMs = 180_000

async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

function must(holds, words) {
  if (!holds) throw new Error(words)
}

async function call(address, path, { token, body } = {}) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

/**
 * Runs the image with the volumes, the secret and the privileges of compose.yml until a sign-in and a backup on the
 * volume have succeeded; stops it like `docker compose stop`. Returns the time until it was ready.
 */
export async function runAsCompose(buildah, image, folder, print) {
  const { Cmd: command, Healthcheck: health, User: user } = await buildah.configOf(image)
  must(user === `${account}:${account}`, `The image runs as ${user}`)
  const [data, backups, secrets] = ['data', 'backups', 'secrets'].map((name) => join(folder, name))
  for (const each of [data, backups, secrets]) mkdirSync(each, { recursive: true })
  for (const each of [data, backups]) chownSync(each, account, account)
  writeFileSync(join(secrets, 'admin_password'), password)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const options = [
    '--cap-drop=all',
    `--env=PORT=${port}`,
    '--env=ADMIN_PASSWORD_FILE=/run/secrets/admin_password',
    `--volume=${data}:/data`,
    `--volume=${backups}:/backups`,
    `--volume=${secrets}:/run/secrets:ro`,
  ]
  const container = await buildah.from(image)
  let output = ''
  const since = Date.now()
  const child = buildah.start(container, command, options, (piece) => (output += piece))
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)))
  try {
    while (!output.includes('"msg":"Inkwell is ready')) {
      must(child.exitCode === null, `It ended instead of starting: ${output}`)
      must(Date.now() - since < startsWithinMs, `It does not start: ${output}`)
      await sleep(200)
    }
    const readyMs = Date.now() - since
    for (const line of output.trim().split('\n')) JSON.parse(line)
    print('Started, with every line of its log in JSON')

    const healthy = health.Test.slice(1)
    await buildah.within(container, healthy, [`--env=PORT=${port}`])
    const sick = buildah.within(container, healthy, [`--env=PORT=${await freePort()}`])
    must(await sick.then(() => false).catch(() => true), 'The health check calls a missing server healthy')
    print('The health check recognizes a running and a stopped server')

    const signedIn = await call(address, '/auth/login', { body: { user: 'admin@inkwell.local', password } })
    const token = signedIn.body.access_token
    must(token, `The password of the secret is refused: ${JSON.stringify(signedIn)}`)
    await call(address, '/backup', { token, body: {} })
    let backup
    while (backup === undefined || backup.status === 'running') {
      await sleep(200)
      backup = (await call(address, '/backup', { token })).body.results[0]
    }
    must(backup.status === 'verified', `The backup failed: ${backup.message}`)
    must(
      statSync(join(backups, 'inkwell', backup.file)).uid === account,
      'The backup belongs to another account',
    )
    print('A sign-in with the password of the secret and a backup on the volume have succeeded')

    const server = Number(/"pid":(\d+),"msg":"Inkwell is ready/.exec(output)?.[1])
    const status = readFileSync(`/proc/${server}/status`, 'utf8')
    must(/^Uid:\t1000\t1000\t/m.test(status), 'It runs as another account')
    must(/^CapEff:\t0+$/m.test(status), 'It has capabilities of root')
    process.kill(Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]), 'SIGTERM')
    must((await ended) === 0, `It did not stop with code 0: ${output}`)
    print('Ran as 1000 without any capability of root, and stopped with code 0')
    return readyMs
  } finally {
    if (child.exitCode === null) child.kill('SIGTERM')
  }
}
