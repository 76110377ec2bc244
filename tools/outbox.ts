import { AppError } from '@starling/contract'
import { giveUpEntry, retryEntry, stuckEntries } from '@starling/store'
import { withStore } from './with-store.ts'

const USAGE = `usage: npm run outbox -- COMMAND
  list           what was tried too often and waits for someone to look at it
  retry ID…      try it again
  give-up ID…    end it as refused; its owner is told`
const MOST_LISTED = 1000
const ACTS = { retry: retryEntry, 'give-up': giveUpEntry }

/** For an operator: what did not get through to the outside. */
async function main([command, ...ids]: string[]): Promise<number> {
  const act = command === 'retry' || command === 'give-up' ? ACTS[command] : undefined
  if (command !== 'list' && !(act && ids.length > 0)) return complain(USAGE)
  return withStore(async (store) => {
    if (!act) {
      for (const { id, kind, attempts, error, created_at } of await stuckEntries(store, MOST_LISTED)) {
        console.log([id, kind, created_at.toISOString(), `${attempts} tries`, error ?? ''].join('\t'))
      }
      return 0
    }
    let missed = 0
    for (const id of ids) {
      try {
        await store.change('operator', async (change) => {
          if (!(await act(change, id))) throw new AppError('not_found')
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        missed += complain(`${id} is not stuck`)
      }
    }
    return missed > 0 ? 1 : 0
  })
}

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
