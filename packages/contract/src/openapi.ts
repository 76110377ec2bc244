import { z } from 'zod'
import { type Call, type Calls, type Permission, tokenScopeOf } from './call.ts'
import { ERRORS } from './errors.ts'
import { FileAnswer } from './file.ts'
import { FRAMES } from './stream.ts'

type Json = Record<string, unknown>

const SECURITY: Record<Permission, Json[]> = {
  anyone: [],
  pro: [{ pro: [] }, { session: [] }, { personal: [] }],
  pro_user: [{ session: [] }, { personal: [] }],
  user: [{ session: [] }, { personal: [] }],
  member: [{ session: [] }, { personal: [] }],
  admin: [{ session: [] }, { personal: [] }],
  extension: [{ extension: [] }],
  extension_user: [{ extension: [] }],
}
const token = (description: string) => ({ type: 'apiKey', in: 'header', name: 'Authorization', description })
const SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'starling',
    description: 'Browser session, with the X-CSRFToken header',
  },
  personal: token('`Token stl_user_…`: a personal token'),
  extension: token('`Token stl_ext_…`: an extension token'),
  pro: token('`Token stl_pro_…`: the public client id of the toolkit; it opens no one’s data'),
}

/** OpenAPI 3.1 of the calls that this installation serves. */
export function openapi(calls: Calls, version: string): Json & { openapi: string; paths: Record<string, unknown> } {
  const paths: Record<string, Json> = {}
  const schemas: Json = {}
  for (const [id, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(id, call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Starling',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'A 400 is a map of fields to messages, its code in X-Error-Code; any other error is { detail, code }.',
    },
    paths,
    components: { schemas, securitySchemes: SCHEMES },
  }
}

function operation(id: string, call: Call, schemas: Json): Json {
  return {
    operationId: id,
    summary: call.summary,
    'x-token-scope': tokenScopeOf(call),
    security: call.signed ? [] : SECURITY[call.who],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: contentOf(call, jsonSchema(call.body, 'input', schemas)),
          },
        }
      : {}),
    ...(call.file ? { requestBody: { content: FILE_CONTENT } } : {}),
    responses: { ...success(call, schemas), ...FAILURES },
  }
}

const BINARY = { type: 'string', format: 'binary' }
const FILE_CONTENT: Json = {
  'application/octet-stream': { schema: BINARY },
  'multipart/form-data': { schema: { type: 'object', properties: { file: BINARY } } },
}
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const contentOf = ({ form }: Call, schema: Json): Json =>
  Object.fromEntries(['application/json', ...(form ? FORMS : [])].map((type) => [type, { schema }]))

const FAILURES: Json = {
  400: failure('Not valid: messages by field', {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  }),
  default: failure('Refused or failed', {
    type: 'object',
    required: ['detail', 'code'],
    properties: { detail: { type: 'string' }, code: { enum: Object.keys(ERRORS) } },
  }),
}
function failure(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } }
}

function success(call: Call, schemas: Json): Json {
  if (call.answer instanceof z.ZodVoid) return { 204: { description: 'Done' } }
  if (call.answer === FileAnswer) {
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    return { 200: { description: 'The file', content } }
  }
  const type = call.stream ? FRAMES[call.stream].type.split(';')[0]! : 'application/json'
  return {
    200: {
      description: call.stream ? 'What is yielded piece by piece, then the end marker' : 'The answer',
      content: { [type]: { schema: jsonSchema(call.answer, 'output', schemas) } },
    },
  }
}

const pathParameters = (call: Call) =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(call: Call): Json[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = jsonSchema(call.query, 'input', {}) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    style: 'form',
    explode: true,
  }))
}

/** Named entities go to `components.schemas` and are referred to. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json }
  const local = JSON.parse(JSON.stringify({ rest, $defs }).replaceAll('#/$defs/', '#/components/schemas/'))
  Object.assign(schemas, local.$defs)
  const { id, ...plain } = local.rest as Json & { id?: string }
  if (!id) return plain
  schemas[id] = plain
  return { $ref: `#/components/schemas/${id}` }
}
