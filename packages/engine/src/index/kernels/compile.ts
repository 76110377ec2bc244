import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256 } from '../../corpus/disk.ts'

const SOURCES = fileURLToPath(new URL('./assembly/', import.meta.url))
const ENTRY = 'kernels.ts'
const OPTIONS = [
  ...['--importMemory', '--sharedMemory', '--maximumMemory', '65536', '--initialMemory', '1'],
  ...['-O3', '--runtime', 'stub', '--noAssert', '--converge', '--enable', 'threads', '--enable', 'simd'],
]

/** The kernels as a module; compiled once for each version of their source, then read from the cache. */
export async function compileKernels(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await kernelBytes())
}

async function kernelBytes(): Promise<BufferSource> {
  const sources = await readSources()
  const key = sha256(JSON.stringify([OPTIONS, [...sources].sort()]))
  const folder = cacheFolder()
  const file = path.join(folder, `kernels-${key.slice(0, 16)}.wasm`)
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const bytes = await compile(sources)
  await mkdir(folder, { recursive: true })
  // Several processes may compile at once: each writes its own file, the last name stays.
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
  return bytes
}

async function readSources(): Promise<Map<string, string>> {
  const names = (await readdir(SOURCES)).filter((name) => name.endsWith('.ts'))
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(SOURCES, name), 'utf8')] as const)),
  )
}

/** Beside the compiler, so that one installation compiles once. */
function cacheFolder(): string {
  const compiler = createRequire(import.meta.url).resolve('assemblyscript/package.json')
  return path.join(compiler, '../../.cache/starling')
}

async function compile(sources: Map<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const asc = await import('assemblyscript/asc')
  let binary: Uint8Array | undefined
  const { error, stderr } = await asc.main([ENTRY, '--outFile', 'kernels.wasm', ...OPTIONS], {
    readFile: (name) => sources.get(name) ?? null,
    writeFile: (_, content) => {
      binary = content as unknown as Uint8Array
    },
    listFiles: () => [],
  })
  if (error || !binary) throw new Error(`the kernels do not compile: ${stderr.toString() || error?.message}`)
  return new Uint8Array(binary)
}
