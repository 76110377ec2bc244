import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import type { Session } from '../session.ts'
import { accounts, followed, members, overlap, profile, size } from './accounts.ts'
import { type Asked, Asking } from './asking.ts'
import { breakdown } from './breakdown.ts'
import { growth } from './growth.ts'
import { liked } from './liked.ts'
import { origin } from './origin.ts'
import { phrases } from './phrases.ts'
import { cover, reach } from './reach.ts'
import { posts, series } from './series.ts'
import { shares } from './shares.ts'
import { spread } from './spread.ts'
import { pairs, terms } from './terms.ts'

export function answerAll(
  session: Session,
  asked: Asked,
  primitives: readonly Primitive[],
): PrimitiveAnswers[Primitive['do']][] {
  session.begin()
  try {
    const asking = new Asking(session, asked, isPaired(primitives))
    return primitives.map((primitive) => {
      session.check()
      return answer(asking, primitive)
    })
  } finally {
    session.end()
  }
}

const isPaired = (primitives: readonly Primitive[]): boolean =>
  primitives.some((primitive) => primitive.do === 'pairs' && primitive.source === 'used')

function answer(asking: Asking, primitive: Primitive): PrimitiveAnswers[Primitive['do']] {
  switch (primitive.do) {
    case 'size':
      return size(asking)
    case 'breakdown':
      return breakdown(asking, primitive)
    case 'terms':
      return terms(asking, primitive)
    case 'pairs':
      return pairs(asking, primitive)
    case 'phrases':
      return phrases(asking, primitive)
    case 'followed':
      return followed(asking, primitive)
    case 'liked':
      return liked(asking, primitive)
    case 'spread':
      return spread(asking, primitive)
    case 'accounts':
      return accounts(asking, primitive)
    case 'members':
      return members(asking, primitive)
    case 'series':
      return series(asking, primitive)
    case 'posts':
      return posts(asking, primitive)
    case 'shares':
      return shares(asking, primitive)
    case 'overlap':
      return overlap(asking, primitive)
    case 'reach':
      return reach(asking, primitive)
    case 'cover':
      return cover(asking, primitive)
    case 'growth':
      return growth(asking, primitive)
    case 'profile':
      return profile(asking, primitive)
    case 'origin':
      return origin(asking, primitive)
  }
}
