import type { Books, Thing } from './books.ts'
import { type Form, isForm, mapOf, textOf } from './form.ts'
import { BillingProblem, missing, wrong } from './problem.ts'

export type Price = Thing & {
  product: string
  currency: string
  unit_amount: number
  lookup_key: string | null
  active: boolean
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | null
}

export function createProduct(books: Books, form: Form): Thing {
  const name = textOf(form.name)
  if (!name) throw missing('name')
  const product: Thing = {
    id: textOf(form.id) ?? books.nextId('prod'),
    object: 'product',
    active: form.active !== 'false',
    created: books.now(),
    default_price: null,
    description: textOf(form.description) ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mapOf(form.metadata),
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: books.now(),
    url: null,
  }
  books.save('prod', product)
  books.emit('product.created', product)
  const given = form.default_price_data
  if (!isForm(given)) return product
  const price = createPrice(books, { ...given, product: product.id })
  return books.save('prod', { ...product, default_price: price.id })
}

const INTERVALS = ['day', 'week', 'month', 'year']

export function createPrice(books: Books, form: Form): Price {
  const currency = textOf(form.currency)?.toLowerCase()
  const amount = textOf(form.unit_amount)
  if (!currency) throw missing('currency')
  if (amount === undefined || !/^\d+$/.test(amount)) throw missing('unit_amount')
  const product = isForm(form.product_data) ? createProduct(books, form.product_data).id : textOf(form.product)
  if (!product) throw missing('product')
  books.get('prod', product, 'product')
  const lookup_key = textOf(form.lookup_key) ?? null
  if (lookup_key !== null) claimKey(books, lookup_key, form.transfer_lookup_key === 'true')
  const recurring = isForm(form.recurring) ? form.recurring : undefined
  if (recurring && !INTERVALS.includes(String(recurring.interval)))
    throw wrong('recurring[interval]', 'Invalid interval')
  const price: Price = {
    id: books.nextId('price'),
    object: 'price',
    active: form.active !== 'false',
    billing_scheme: 'per_unit',
    created: books.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key,
    metadata: mapOf(form.metadata),
    nickname: textOf(form.nickname) ?? null,
    product,
    recurring: recurring
      ? ({
          interval: recurring.interval,
          interval_count: Number(textOf(recurring.interval_count) ?? 1),
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        } as Price['recurring'])
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: Number(amount),
    unit_amount_decimal: amount,
  }
  books.save('price', price)
  books.emit('price.created', price)
  return price
}

function claimKey(books: Books, lookup_key: string, isTaken: boolean) {
  const holder = books.all<Price>('price').find((price) => price.lookup_key === lookup_key)
  if (!holder) return
  if (!isTaken) {
    throw new BillingProblem(400, `A price already uses the lookup key ${lookup_key}`, {
      param: 'lookup_key',
      code: 'resource_already_exists',
    })
  }
  books.save('price', { ...holder, lookup_key: null })
}

export function updateThing(books: Books, prefix: 'prod' | 'price', id: string, form: Form): Thing {
  const thing = books.get(prefix, id)
  const texts = prefix === 'prod' ? ['name', 'description', 'default_price'] : ['nickname', 'lookup_key']
  const next: Thing = { ...thing, metadata: { ...(thing.metadata as object), ...mapOf(form.metadata) } }
  for (const name of texts) if (form[name] !== undefined) next[name] = textOf(form[name]) ?? null
  if (form.active !== undefined) next.active = form.active === 'true'
  if (prefix === 'prod') next.updated = books.now()
  books.save(prefix, next)
  books.emit(`${prefix === 'prod' ? 'product' : 'price'}.updated`, next)
  return next
}

const PLANS: [name: string, description: string, month: number][] = [
  ['Team', 'For one team', 49_900],
  ['Enterprise', 'For several teams and agencies', 149_900],
]

/** Something to buy, before anybody has set up a shop of their own. */
export function seedCatalogue(books: Books): void {
  if (books.all('prod').length > 0) return
  for (const [name, description, month] of PLANS) {
    const { id } = createProduct(books, { name, description })
    const slug = name.toLowerCase()
    const common = { product: id, currency: 'usd' }
    createPrice(books, {
      ...common,
      unit_amount: String(month),
      lookup_key: `${slug}_monthly`,
      recurring: { interval: 'month' },
    })
    createPrice(books, {
      ...common,
      unit_amount: String(month * 10),
      lookup_key: `${slug}_yearly`,
      recurring: { interval: 'year' },
    })
  }
}
