import { createServer, connect as dial, type Socket } from 'node:net'
import { TESTING } from '../places.ts'

/** A line to the product that can be cut: the network as the extension has it, and nobody else. */
export async function openLine(): Promise<{ origin: string; cut: () => void; mend: () => void; close: () => void }> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((here) => {
    if (isCut) return here.destroy()
    const there = dial(TESTING.port, 'localhost')
    for (const socket of [here, there]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    here.pipe(there).pipe(here)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
