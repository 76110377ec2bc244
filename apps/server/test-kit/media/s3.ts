import { createHash, createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export const S3_KEYS = { key_id: 'AKIDEXAMPLE', secret: 'a-secret-of-the-store', region: 'eu-test-1', bucket: 'teams' }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const keyOn = (day: string) =>
  [day, S3_KEYS.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${S3_KEYS.secret}`)

/** Written from the description of the signature alone: it shares nothing with what it judges. */
function isSigned({ method, headers, url }: http.IncomingMessage): boolean {
  const told = /Credential=([^/]+)\/(\d{8})\/[^,]+,SignedHeaders=([^,]+),Signature=([0-9a-f]{64})/.exec(
    headers.authorization ?? '',
  )
  if (!told || told[1] !== S3_KEYS.key_id) return false
  const [, , day, names, signature] = told
  const { pathname, searchParams } = new URL(url!, 'http://s3')
  searchParams.sort()
  const query = searchParams.toString().replaceAll('+', '%20')
  const lines = names!.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, pathname, query, lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const scope = `${day}/${S3_KEYS.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n')
  return hmac(keyOn(day!), text).toString('hex') === signature
}

type Policy = { expiration: string; conditions: (Record<string, string> | [string, number, number])[] }

async function takeForm(form: FormData, objects: Map<string, Buffer>): Promise<number> {
  const [policy, signature] = [String(form.get('policy')), String(form.get('x-amz-signature'))]
  const day = String(form.get('x-amz-date')).slice(0, 8)
  if (hmac(keyOn(day), policy).toString('hex') !== signature) return 403
  const { conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as Policy
  const file = form.get('file') as File
  for (const condition of conditions) {
    if (Array.isArray(condition)) {
      if (file.size < condition[1] || file.size > condition[2]) return 400
    } else {
      const [[name, value]] = Object.entries(condition) as [[string, string]]
      if (name !== 'bucket' && form.get(name) !== value) return 403
    }
  }
  objects.set(String(form.get('key')), Buffer.from(await file.arrayBuffer()))
  return 201
}

/** As much of an S3-compatible store as is asked of one: everything signed, or refused. */
export async function startS3(): Promise<{ url: string; objects: Map<string, Buffer>; stop: () => Promise<void> }> {
  const objects = new Map<string, Buffer>()
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const body = Buffer.concat(await Array.fromAsync(request, (piece) => Buffer.from(piece)))
    const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname.replace(`/${S3_KEYS.bucket}/`, ''))
    if (request.method === 'POST') {
      const headers = { 'content-type': request.headers['content-type']! }
      const form = await new Response(new Uint8Array(body), { headers }).formData()
      return response.writeHead(await takeForm(form, objects)).end()
    }
    if (!isSigned(request)) return response.writeHead(403).end()
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (key === '') {
      const all = [...objects.keys()].map(
        (one) => `<Contents><Key>${one}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
      )
      return response.end(`<ListBucketResult>${all.join('')}</ListBucketResult>`)
    }
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = from === undefined ? found : found.subarray(Number(from), Number(to) + 1)
    return response.setHeader('content-length', part.length).end(request.method === 'HEAD' ? undefined : part)
  }
  const server = http.createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, stop }
}
