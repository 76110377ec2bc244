import type { WireCall } from './wire.ts'

export type Values = Readonly<Record<string, unknown>>
export type Given = { path?: Readonly<Record<string, string>>; query?: Values; body?: unknown }
export type WireRequest = { method: string; url: string; headers: Record<string, string>; body: BodyInit | null }

/** One call as HTTP, by the client rules of spec 7. */
export function buildRequest(root: string, call: WireCall, given: Given, headers: Record<string, string>): WireRequest {
  const { content, fields } = contentOf(given.body)
  return {
    method: call.method,
    url: address(root, fillPath(call.path, given.path ?? {})) + queryString({ ...given.query, ...fields }),
    headers: { accept: 'application/json', ...(content.type ? { 'content-type': content.type } : {}), ...headers },
    body: content.body,
  }
}

const address = (root: string, path: string) => (/^https?:\/\//.test(path) ? path : root + path)

function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined || value === '') throw new Error(`the path ${path} needs ${key}`)
    return encodeURIComponent(value)
  })
}

/** Arrays are repeated, null and undefined are skipped. */
export function queryString(values: Values): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== null && one !== undefined)
      .map((one): [string, string] => [key, String(one)]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

type Content = { body: BodyInit | null; type?: string }

/** JSON; or, when a file is among the fields, the file itself, and the other fields move to the query. */
function contentOf(body: unknown): { content: Content; fields: Values } {
  if (body === undefined) return { content: { body: null }, fields: {} }
  if (body instanceof FormData || body instanceof Blob) return { content: { body }, fields: {} }
  const entries = Object.entries(body as Values)
  const files = entries.filter(([, value]) => isFile(value))
  if (files.length === 0) return { content: { body: JSON.stringify(body), type: 'application/json' }, fields: {} }
  const fields = Object.fromEntries(entries.filter(([, value]) => !isFile(value)))
  return { content: { body: rawOrForm(files) }, fields }
}

const isFile = (value: unknown): value is Blob | Blob[] =>
  value instanceof Blob || (Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof Blob))

function rawOrForm(files: [string, unknown][]): BodyInit {
  const flat = files.flatMap(([name, value]) => [value].flat().map((file): [string, Blob] => [name, file as Blob]))
  if (flat.length === 1) return flat[0]![1]
  const form = new FormData()
  for (const [name, file] of flat) form.append(name, file)
  return form
}
