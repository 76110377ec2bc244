import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { CALLS } from './calls.ts'

/** What others read that one person wrote, by how such a field is called. */
const SHOWN = /(^|_)(name|title|reason|message|note|asked)$/
/** By hand, as no test can tell: what is looked up, and shown to nobody else. */
const NOT_SHOWN = ['suggestAliases.names.name']

type Found = { field: string; type: z.ZodType }

/** Of a body every field, however it is wrapped and however deep; conditions of a question are asked, not shown. */
function fieldsOf(type: z.ZodType, field: string, seen = new Set<z.ZodType>()): Found[] {
  if (seen.has(type)) return []
  seen.add(type)
  const into = (inner: unknown) => fieldsOf(inner as z.ZodType, field, seen)
  if (type instanceof z.ZodObject) {
    return Object.entries(type.shape).flatMap(([name, inner]) => {
      const at = `${field}.${name}`
      return [{ field: at, type: inner as z.ZodType }, ...fieldsOf(inner as z.ZodType, at, seen)]
    })
  }
  if (type instanceof z.ZodArray) return into(type.element)
  if (type instanceof z.ZodUnion) return type.options.flatMap(into)
  if (type instanceof z.ZodPipe) return into(type.in)
  return 'unwrap' in type && typeof type.unwrap === 'function' ? into(type.unwrap()) : []
}

const isText = (type: z.ZodType) => type.safeParse('a text').success
const shown = Object.entries<Call>(CALLS).flatMap(([id, { body }]) =>
  body
    ? fieldsOf(body, id).filter(({ field, type }) => {
        const isQuestion = /\.(question|body|share_of_voice)\b/.test(field)
        return SHOWN.test(field.split('.').at(-1)!) && !isQuestion && !NOT_SHOWN.includes(field) && isText(type)
      })
    : [],
)

test.each(shown)('$field lets nothing through that nobody sees', ({ type }) => {
  const read = type.parse('Spr\u202ei\u200bn\u2066g\u0007') as string
  expect(read).toBe('Spring')
  const blank = type.safeParse('\u200b')
  if (blank.success) expect(blank.data).toBe('')
})

test('there are names in these rooms', () => {
  expect(shown.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      ...[
        'createAudiencePlan.name',
        'changeAudiencePlan.name',
        'createAudienceConfig.name',
        'createAudienceConfig.reason',
      ],
      ...['createTeam.name', 'changeTeam.invoice_name', 'createInvites.message', 'shareAudience.message'],
      ...[
        'replaceMe.first_name',
        'createToken.name',
        'createPasskey.name',
        'createConnection.name',
        'createXList.name',
      ],
    ]),
  )
})
