import { shown, type Thing } from './books.ts'
import { type Form, isForm, textOf } from './form.ts'
import { noSuch, wrong } from './problem.ts'

const DEFAULT = 10
const MOST = 100

/** One page, newest first, as Stripe pages: by the id of the last or the first that is known. */
export function pageOf(things: Thing[], form: Form, url: string): Record<string, unknown> {
  const limit = Number(textOf(form.limit) ?? DEFAULT)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw wrong('limit', `Invalid limit: must be from 1 to ${MOST}`)
  const newest = things.filter((thing) => thing.deleted !== true && isWithin(thing, form)).reverse()
  const after = textOf(form.starting_after)
  const before = textOf(form.ending_before)
  const at = (id: string, param: string) => {
    const found = newest.findIndex((thing) => thing.id === id)
    if (found < 0) throw noSuch('object', id, param, 400)
    return found
  }
  if (before !== undefined) {
    const end = at(before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: newest.slice(start, end).map(shown), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : at(after, 'starting_after') + 1
  const data = newest.slice(start, start + limit)
  return { object: 'list', data: data.map(shown), has_more: start + limit < newest.length, url }
}

function isWithin({ created }: Thing, { created: asked }: Form): boolean {
  if (!isForm(asked)) return asked === undefined || Number(asked) === created
  const { gt, gte, lt, lte } = asked
  return (
    (gt === undefined || created > Number(gt)) &&
    (gte === undefined || created >= Number(gte)) &&
    (lt === undefined || created < Number(lt)) &&
    (lte === undefined || created <= Number(lte))
  )
}
