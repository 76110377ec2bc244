import { hashOf } from '../tokens/scan.ts'

const NEGATORS = `
not no never none nobody nothing neither nor nowhere cannot cant can't don't dont doesn't doesnt didn't didnt isn't isnt
ain't aint wasn't wasnt weren't werent won't wont wouldn't wouldnt shouldn't shouldnt couldn't couldnt haven't havent
hasn't hasnt hadn't hadnt without hardly barely
nicht kein keine keinen keiner nie niemals ohne ned nix
ne pas jamais rien aucun aucune sans ni
no nunca jamás nada nadie ningún ninguna sin tampoco ni
não nao nunca jamais nada ninguém nenhum nenhuma sem nem
non mai niente nessuno nessuna senza né
لا ليس لم لن ما مش مو غير بدون ولا
nahi nahin nhi na mat bina
`
  .trim()
  .split(/\s+/)
const known = new Set(NEGATORS.map((word) => hashOf(word)))

export const isNegator = (hash: number) => known.has(hash)
