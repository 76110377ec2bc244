import { type Baseline, type Comparison, type Question, type Scope, scopeOf } from '@starling/question'
import { type Primitive, type Section, type SectionId, sectionOf, type Wish } from '@starling/sections'
import { type ChosenBaseline, EVERYBODY } from './baseline.ts'

export type SectionOptions = Omit<Wish, 'others'> & {
  /** Left out: chosen from the audience. */
  baseline?: Baseline
  /** Left out: with people like the audience, or in other countries as they are. */
  comparison?: Comparison
  /** The question is a part of this one, and is compared with it. */
  segment_of?: Question
  /** Audiences to lay over this one. */
  others?: readonly Question[]
  /** Whether answers carry what their scores were computed from. */
  inputs?: boolean
  signal?: AbortSignal
  /** Those who ask take turns; without one all share a turn. */
  asker?: string
}
export type Planned = {
  section: Section<SectionId>
  scope: Scope
  primitives: readonly Primitive[]
  /** Asks which rows are behind the answer. */
  origin: OriginPrimitive
}
type OriginPrimitive = Extract<Primitive, { do: 'origin' }>
/** Sections about the same people and posts, compared with the same others. */
export type ScopeGroup = { scope: Scope; baseline: ChosenBaseline; sections: Planned[] }

export function plan(id: SectionId, main: Scope, question: Question, options: SectionOptions, now: number): Planned {
  const section = sectionOf(id)
  const { order, limit, utc_offset_minutes, others = [] } = options
  const primitives = section.primitives(question, {
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(utc_offset_minutes !== undefined && { utc_offset_minutes }),
    others: others.map((one) => scopeOf(one, now)),
  })
  return {
    section,
    scope: section.scope?.(main, question, now) ?? main,
    primitives,
    origin: originIn(section, primitives),
  }
}

/** What is told of one account is of its own row, whoever its audience is. */
function originIn({ base }: Section<SectionId>, primitives: readonly Primitive[]): OriginPrimitive {
  const own = primitives.find((one) => one.do === 'profile' || one.do === 'growth')
  return { do: 'origin', of: own ? { handle: own.handle } : base }
}

/** What is not compared at all goes along with what is compared with everybody. */
export function groupsOf(planned: readonly Planned[], chosen: ChosenBaseline): ScopeGroup[] {
  const groups: ScopeGroup[] = []
  for (const one of planned) {
    const baseline = one.section.baseline === 'chosen' ? chosen : EVERYBODY
    const known = groups.find((group) => group.baseline === baseline && sameScope(group.scope, one.scope))
    if (known) known.sections.push(one)
    else groups.push({ scope: one.scope, baseline, sections: [one] })
  }
  return groups
}

const sameScope = (a: Scope, b: Scope) => a === b || JSON.stringify(a) === JSON.stringify(b)

export function distinct(primitives: readonly Primitive[]): Primitive[] {
  return [...new Map(primitives.map((primitive) => [JSON.stringify(primitive), primitive])).values()]
}
