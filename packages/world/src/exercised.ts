import { channel } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** The variable that tells test files where to note which calls they had answered. */
export const EXERCISED = 'STARLING_TEST_EXERCISED'

type Handled = {
  error?: unknown
  reply: { statusCode: number }
  request: { routeOptions: { config: { call?: string } } }
}
const noted = new Set<string>()

/** A call that was answered, and not refused, leaves an empty file of its name: the end of the run looks for each. */
function note(message: unknown): void {
  const { error, reply, request } = message as Handled
  const { call } = request.routeOptions.config
  const folder = process.env[EXERCISED]
  if (!call || !folder || error || reply.statusCode >= 400 || noted.has(call)) return
  noted.add(call)
  writeFileSync(path.join(folder, call), '')
}

/** Of every product in this process, however it is asked. */
export const noteExercised = (): void => channel('tracing:fastify.request.handler:asyncEnd').subscribe(note)
