import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type AddedAudience, addAudience, renameAudience, showAudience } from '@starling/server/operator'
import { wholeCatalog } from '@starling/store'
import { withStore } from './with-store.ts'

const USAGE = `usage: npm run catalog -- COMMAND
  list                                             all audiences of the catalog, the hidden too
  add --name NAME --name-ja NAME [--category NAME]… FILE
                                                   one more: FILE holds a question (JSON)
  rename ID --name NAME --name-ja NAME             names that the catalog keeps when it is made anew
  hide ID… | show ID…                              leave it out of every list, or take it in again`

/** For an operator: what of the catalog is theirs to say, whether or not the product runs. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      'name-ja': { type: 'string' },
      category: { type: 'string', multiple: true, default: [] },
    },
  })
  const [command, ...rest] = positionals
  const { name, 'name-ja': name_ja, category: categories } = values
  const [only] = rest
  if (command === 'list' && rest.length === 0) return list()
  if ((command === 'hide' || command === 'show') && rest.length > 0) {
    return each(rest, (store, id) => showAudience(store, id, command === 'show'))
  }
  if (!only || rest.length > 1 || !name || !name_ja) return complain(USAGE)
  if (command === 'rename') return each([only], (store, id) => renameAudience(store, id, { name, name_ja }))
  return command === 'add'
    ? add({ name, name_ja, categories, body: JSON.parse(await readFile(only, 'utf8')) })
    : complain(USAGE)
}

const list = () =>
  withStore(async (store) => {
    for (const { id, kind, status, size, name, name_ja } of await wholeCatalog(store)) {
      console.log([id, kind, status === 'paused' ? 'hidden' : status, size, name, name_ja].join('\t'))
    }
    return 0
  })

const add = (given: AddedAudience) =>
  withStore(async (store) => {
    const added = await addAudience(store, given)
    if ('refused' in added) return complain(added.refused)
    console.log(added.id)
    return 0
  })

type Store = Parameters<Parameters<typeof withStore>[0]>[0]
const each = (ids: string[], act: (store: Store, id: string) => Promise<boolean>) =>
  withStore(async (store) => {
    let missed = 0
    for (const id of ids) if (!(await act(store, id))) missed += complain(`no audience of the catalog has the id ${id}`)
    return missed > 0 ? 1 : 0
  })

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main()
