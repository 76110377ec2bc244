import { buildsInto } from '@starling/extension/builds'
import { build } from 'vite'

/** All files of the extension but its manifest, which depends on where it is to work. */
export async function buildExtension(folder: string): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production' // a test runner's own setting would give React's slow build
  try {
    for (const config of buildsInto(folder)) await build(config)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
