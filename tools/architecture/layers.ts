import type { Broken, SourceFile } from './source-file.ts'

const LAYERS = {
  contract: 'packages/contract/src/',
  store: 'packages/store/src/',
  server: 'apps/server/src/',
  web: 'apps/web/src/',
}
type Layer = keyof typeof LAYERS
const NAMES = Object.keys(LAYERS) as Layer[]
/** Rooms of one layer alone: the store's way out of the house, and pages that ask nothing of their own. */
const ALONE: Partial<Record<Layer, string[]>> = { store: ['outbox'], web: ['gallery', 'home'] }
const LINE = /^export (?:\*|\{ (\w+) \}) from '\.\/([\w-]+)\/(?:index|capability)\.ts'$/gm

type Line = { layer: Layer; room: string; called: string }
const listOf = (files: SourceFile[], layer: Layer): Line[] =>
  files
    .filter(({ name }) => name === `${LAYERS[layer]}capabilities.ts`)
    .flatMap(({ text }) => [...text.matchAll(LINE)])
    .map(([, called, room]) => ({ layer, room: room!, called: called ?? nameOf(room!) }))

/** A folder of two words is one name in code. */
const nameOf = (room: string) => room.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A room is called the same in every layer that has it, and who answers calls has them in the contract. */
export function layersKnowTheSameRooms(files: SourceFile[]): Broken {
  const lines = NAMES.flatMap((layer) => listOf(files, layer))
  const roomsOf = (layer: Layer) => new Set(lines.filter((line) => line.layer === layer).map(({ room }) => room))
  const contract = roomsOf('contract')
  const served = roomsOf('server')
  const strangers = lines.filter(({ room, layer }) => !contract.has(room) && !ALONE[layer]?.includes(room))
  return [
    ...strangers.map(({ room, layer }) => `${layer} has a room ${room} that the contract does not have`),
    ...[...contract].filter((room) => !served.has(room)).map((room) => `the server does not serve ${room}`),
    ...lines
      .filter(({ room, called }) => nameOf(room) !== called)
      .map(({ room, called }) => `${room} is called ${called}`),
    ...unlisted(files, lines),
  ]
}

/** A folder that registers itself and that no list reads. */
const unlisted = (files: SourceFile[], lines: Line[]): Broken =>
  files.flatMap(({ name }) => {
    const layer = NAMES.find((one) => name.startsWith(LAYERS[one]))
    const room = layer && /^([\w-]+)\/(?:capability|calls)\.ts$/.exec(name.slice(LAYERS[layer].length))?.[1]
    return room && !lines.some((line) => line.layer === layer && line.room === room) ? [`${name} is on no list`] : []
  })
