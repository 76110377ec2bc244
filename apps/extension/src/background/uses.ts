import { ApiError } from '@starling/contract/browser'
import { PACKAGE_PARTS } from '@starling/targeting'
import type { FillAnswer, FillPackage } from '@starling/targeting/bridge'
import { atProductAs } from './product.ts'
import { change, read, type SignIn, type StoredFill, type UntoldUse } from './stored.ts'
import { textOf } from './words.ts'

const MOST_UNTOLD = 50

/** What of a package stands in the form: not what it did not take, nor what it has no field for. */
export function appliedOf(fill: FillPackage, answer: FillAnswer): FillPackage {
  if (answer.state !== 'filled') return fill
  const taken = new Map(answer.fields.map(({ field, not_taken }) => [field, not_taken]))
  const parts = PACKAGE_PARTS.map((part) => {
    const missed = taken.get(part)
    return [part, missed ? fill[part].filter((entry) => !missed.includes(textOf(part, entry) ?? '')) : []]
  })
  return {
    ...fill,
    ...Object.fromEntries(parts),
    placements: taken.has('placements') ? fill.placements : [],
    age: taken.has('age') && taken.get('age')!.length === 0 ? fill.age : 'AGE_ANY',
    gender: taken.has('gender') && taken.get('gender')!.length === 0 ? fill.gender : 'ANY',
  }
}

/** Tells the product what was applied, now or as soon as it can be told. */
export async function noteUse(given: StoredFill, answer: FillAnswer) {
  const { person_id, list, audience_config_id, ad_account_id, fill } = given
  if (ad_account_id === null) return
  const use: UntoldUse = {
    id: crypto.randomUUID(),
    person_id,
    list,
    audience_config_id,
    ad_account_id,
    fill: appliedOf(fill, answer),
  }
  await change('untold', (untold) => [...untold, use].slice(-MOST_UNTOLD))
  await tellUses()
}

let telling: Promise<void> | undefined
export function tellUses(): Promise<void> {
  telling ??= tellAll().finally(() => {
    telling = undefined
  })
  return telling
}

async function tellAll(): Promise<void> {
  for (;;) {
    const sign_in = await read('sign_in')
    // Those of others wait until they are back.
    const use = (await read('untold')).find(({ person_id }) => person_id === sign_in?.person_id)
    if (!use || !sign_in) return
    const isOver = await tell(use, sign_in).then(
      () => true,
      // What the product does not take now it will not take later; where it was not reached it is told again.
      (error) => error instanceof ApiError && isRefused(error),
    )
    if (!isOver) return
    await change('untold', (untold) => untold.filter(({ id }) => id !== use.id))
  }
}

/** Where a token has ended or calls are too many the moment is refused, and not the use. */
const isRefused = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && status !== 429 && code !== 'sign_in_needed'

async function tell(use: UntoldUse, sign_in: SignIn): Promise<void> {
  const { id, list, audience_config_id, ad_account_id, fill } = use
  const { placements, age, gender } = fill
  const parts = PACKAGE_PARTS.map((part) => [part, fill[part].map(({ value }) => ({ value, deselected: false }))])
  const body = {
    ad_account_id,
    state: 'applied',
    audience_config_id,
    targeting_package: { ...Object.fromEntries(parts), placements, age, gender },
    countries: fill.countries.map(({ value }) => value),
    targeting_list_id: list.id,
    version: list.version,
  } as const
  // One that was answered and not heard is no second use.
  await atProductAs(sign_in, (api) => api.recordTargetingListUse({ body }, { idempotency_key: id }))
}
