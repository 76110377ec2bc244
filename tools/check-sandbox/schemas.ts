import { Ajv, type ValidateFunction } from 'ajv'
import type { Answer } from './journey.ts'

type Responses = Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>
type Description = {
  paths: Record<string, Record<string, { responses: Responses }>>
  components: { schemas: Record<string, { discriminator?: { mapping?: Record<string, string> } }> }
}

/** Checks an answer by the schema that the description gives for its path and status. */
export function openSchemas(description: Description) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true })
  ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)))
  ajv.addFormat('uri', (text: string) => URL.canParse(text))
  for (const name of ['int32', 'int64', 'long']) ajv.addFormat(name, { type: 'number', validate: Number.isInteger })
  for (const name of ['double', 'float']) ajv.addFormat(name, { type: 'number', validate: Number.isFinite })
  ajv.addSchema(description, 'api')
  const known = new Map<string, ValidateFunction>()
  function validator(reference: string): ValidateFunction {
    const made = known.get(reference) ?? ajv.compile({ $ref: `api${reference}` })
    known.set(reference, made)
    return made
  }
  const mapping = description.components.schemas.Problem?.discriminator?.mapping ?? {}
  const problemOf = (type: unknown) => mapping[String(type)] ?? '#/components/schemas/Problem'

  function check(reference: string, value: unknown): string[] {
    const validate = validator(reference)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  function problemsOf({ method, path, status, body }: Answer): string[] {
    const operation = description.paths[path]?.[method.toLowerCase()]
    if (!operation) return ['is not in the description']
    const content = (operation.responses[status] ?? operation.responses.default)?.content
    const errors = ((body ?? {}) as { errors?: { type?: unknown }[] }).errors ?? []
    const partial = status < 300 ? errors.flatMap((error) => check(problemOf(error.type), error)) : []
    if (status >= 400) return check(problemOf((body as { type?: unknown }).type), body)
    const reference = content?.['application/json']?.schema?.$ref
    return reference ? [...check(reference, body), ...partial] : partial
  }
  return { problemsOf }
}
