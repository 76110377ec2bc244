// Makes a fresh clone ready: the locked packages (which bring Node 24 and PostgreSQL) and, with --test, what tests need.
// What an operator has installed without development packages stays so, unless --all or --test needs them.
// Plain JavaScript: it runs on whatever Node the machine has (20 or newer).
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { noteInstalled, whatIsInstalled } from './installed.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const LOCK = '.install.lock'
// What the lock names does not change: where npm has it already, nobody need be asked whether it is still the same.
const INSTALL = ['ci', '--prefer-offline']
const STALE_LOCK_MS = 15 * 60_000

const fail = (message) => {
  console.error(message)
  process.exit(1)
}
const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
const isAllNeeded = process.argv.includes('--all') || process.argv.includes('--test')
const installed = () => whatIsInstalled() === 'all' || (whatIsInstalled() === 'production' && !isAllNeeded)

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
    ? [process.env.npm_node_execpath ?? process.execPath, [process.env.npm_execpath, ...INSTALL]]
    : ['npm', INSTALL]
  if (spawnSync(command, args, { stdio: 'inherit', env }).status !== 0) fail('npm ci failed')
  noteInstalled('all')
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

// What tests need of the system. They never install anything themselves: what is missing comes from here, and is named.
const NEEDED = [
  {
    name: 'chromium-headless-shell',
    why: 'the journeys run in it',
    setting: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
    // Slower, and on every system.
    instead: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  {
    name: 'chromium',
    why: 'the journeys of the extension run in it: the headless shell knows no extensions',
    setting: 'EXTENSION_CHROMIUM_PATH',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser'],
  },
  {
    name: 'clickhouse-server',
    why: 'the cluster is tested on two of its servers',
    setting: 'PATH',
    places: [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin'].flatMap((place) => [
      `${place}/clickhouse-server`,
      `${place}/clickhouse`,
    ]),
  },
]
const isThere = ({ setting, places }) =>
  [setting === 'PATH' ? undefined : process.env[setting], ...places].some((at) => at && fs.existsSync(at))
const run = (...command) =>
  spawnSync(command[0], command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

function installFromSystem(missing) {
  for (const { name, why } of missing) console.log(`installing ${name} from the system's packages: ${why}`)
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!fs.existsSync('/usr/bin/apt-get') || !run(...root, 'apt-get', 'update', '-qq')) return
  // One by one: a name that a system does not know stops all that are asked for with it.
  for (const { name } of missing) run(...root, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}

if (process.argv.includes('--test')) {
  const missing = NEEDED.filter((one) => !isThere(one))
  if (missing.length > 0) installFromSystem(missing)
  for (const { name, why, setting, instead = [] } of missing.filter((one) => !isThere(one))) {
    const other = instead.find((at) => fs.existsSync(at))
    if (other) console.log(`${name} could not be installed: ${other} instead, which takes longer`)
    else fail(`${name} is needed (${why}) and could not be installed. Install it, and say where it is in ${setting}.`)
  }
}
