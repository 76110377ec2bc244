// Makes a fresh clone ready: the locked packages (which bring Node 24 and PostgreSQL) and, with --browser, Chromium.
// Plain JavaScript: it runs on whatever Node the machine has (20 or newer).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const STAMP = 'node_modules/.installed'
const LOCK = '.install.lock'
const STALE_LOCK_MS = 15 * 60_000

const fail = (message) => {
  console.error(message)
  process.exit(1)
}
const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
const wanted = createHash('sha256')
  .update(fs.readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex')
const installed = () => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted

// `npm start` and `npm test` may begin at the same moment: one installs, the other waits for it.
function takeLock() {
  for (let turn = 0; !installed(); turn++) {
    try {
      fs.mkdirSync(LOCK)
      return true
    } catch {
      const age = Date.now() - (fs.statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > STALE_LOCK_MS) fs.rmSync(LOCK, { recursive: true, force: true })
      if (turn === 0) console.log('another install is running, waiting')
      wait(500)
    }
  }
  return false
}

function install() {
  console.log('installing dependencies (npm ci)')
  const env = { ...process.env, npm_config_loglevel: 'error' }
  // npm must run on the machine's own Node: the one in node_modules is being replaced under it.
  const [command, args] = process.env.npm_execpath
    ? [process.env.npm_node_execpath ?? process.execPath, [process.env.npm_execpath, 'ci']]
    : ['npm', ['ci']]
  if (spawnSync(command, args, { stdio: 'inherit', env }).status !== 0) fail('npm ci failed')
  fs.writeFileSync(STAMP, wanted)
}

if (!installed() && takeLock()) {
  try {
    if (!installed()) install()
  } finally {
    fs.rmSync(LOCK, { recursive: true, force: true })
  }
}

const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
const version = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8', env }).stdout.trim()
if (Number(version.split('.')[0]) < 24) {
  fail(`Node ${version} found; Node 24 or newer is needed on ${process.platform}-${process.arch}`)
}

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
if (
  process.argv.includes('--browser') &&
  ![process.env.CHROMIUM_PATH, ...BROWSERS].some((at) => at && fs.existsSync(at))
) {
  const run = (...command) =>
    spawnSync(command[0], command.slice(1), {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const debian =
    fs.existsSync('/usr/bin/apt-get') &&
    run(...root, 'apt-get', 'update', '-qq') &&
    run(...root, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  if (!debian && !run('npx', 'playwright', 'install', '--with-deps', 'chromium')) {
    fail('no Chromium found or installed; set CHROMIUM_PATH')
  }
}
