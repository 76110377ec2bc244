import type { BlockEffect, DraftSize } from '@starling/contract'
import { isFew } from '@starling/engine'
import { canonical, normalizeQuestion, type Scope, scopeOf, withDays } from '@starling/question'
import { type BlockKind, type BuilderDraft, blocksOf, questionOfDraft, withoutBlock } from '@starling/question/builder'
import { type Asking, askingOf, inTurn } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

/** What a draft asks of the engine now. */
export function scopeOfDraft(draft: BuilderDraft, now: number): Scope {
  const question = normalizeQuestion(questionOfDraft(draft))
  return scopeOf(withDays(question, draft.days ?? undefined, now), now)
}

/** Exactly; asked once while the corpus is the same. */
export async function peopleIn(draft: BuilderDraft, asking: Asking): Promise<{ people: number; of: number }> {
  const scope = scopeOfDraft(draft, asking.now)
  return asking.remember(`size ${canonical(scope)}`, async () => {
    const [{ accounts, all_accounts }] = await asking.ask(scope, [{ do: 'size' }])
    return { people: accounts, of: all_accounts }
  })
}

/** Of one to four people only that they are few. */
export const told = (people: number) => ({ size: isFew(people) ? 0 : people, few: isFew(people) })

export async function sizeOf(draft: BuilderDraft, asking: Asking): Promise<DraftSize> {
  const { people, of } = await peopleIn(draft, asking)
  return { ...told(people), of }
}

export async function sizeDraft({ body: { draft, number } }: Input<'sizeDraft'>, context: UserContext) {
  return { ...(await sizeOf(draft, await askingOf(context))), number }
}

/** With nothing beside it; of bots, as of everything else, the draft says whether they are in. */
function onlyBlock(draft: BuilderDraft, kind: BlockKind): BuilderDraft {
  const { days, window, without_bots } = draft
  const others = blocksOf(draft).filter((one) => one !== kind && one !== 'without_bots')
  return others.reduce(withoutBlock, { ...draft, days, window, without_bots })
}

export async function weighDraft({ body: { draft, number } }: Input<'weighDraft'>, context: UserContext) {
  const asking = await askingOf(context)
  const { people } = await peopleIn(draft, asking)
  const blocks = await inTurn(blocksOf(draft), async (kind): Promise<BlockEffect> => {
    const [{ people: alone }, { people: without }] = [
      await peopleIn(onlyBlock(draft, kind), asking),
      await peopleIn(withoutBlock(draft, kind), asking),
    ]
    const change = people - without
    const few = isFew(Math.abs(change))
    return { kind, alone: told(alone), change: few ? 0 : change, few }
  })
  return { blocks, number }
}
