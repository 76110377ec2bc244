/** Emoticons after folding (lower case), happy to sad; what they are worth is learnt, not written here. */
const EMOTICONS = `
:) :-) :)) :))) :] :-] :} =) =)) =] ;) ;-) ;)) :d :-d :dd =d ;d xd x-d :p :-p =p ;p :3 :') :'d (: (; (-: [: <3 <33 <333 ^^ ^_^ ^-^ ^.^ \\o/
:( :-( :(( :((( :[ :-[ :{ =( =[ :'( :'-( ;( ;-( ): )-: :/ :-/ :\\ :-\\ =/ :| :-| -_- -.- >:( >:[ d: </3 <\\3 t_t ;_; ;-; ;w; qq q_q o_o o.o o_0 0_o >_< >.< >:) :o :-o :s :-s :x :* :-* ;* :$
(^^) (^_^) (^o^) (^-^) (*^^*) (^_^;) (^^; (;_;) (t_t) (;;) (>_<) (._.) (-_-) (--;) (^-^)v (^o^)/ orz m(_ _)m
(´ω\`) (´・ω・\`) (｀・ω・´) (・∀・) (^ω^) (´;ω;\`) (;ω;) (*´ω\`*) (´∀\`) (笑) (泣) (爆) (涙) (怒) (汗) (苦笑) (嬉)
`
  .trim()
  .split(/\s+/)
  .map((one) => one.normalize('NFKC').toLowerCase())

const MAX = Math.max(...EMOTICONS.map((one) => one.length))
const known = new Set(EMOTICONS)
const starts = new Uint8Array(65536)
/** The first two letters of each: almost everything that starts like one ends here. */
const openings = new Set<number>()
const opening = (text: string, at: number) => text.charCodeAt(at) * 65536 + text.charCodeAt(at + 1)
for (const one of EMOTICONS) {
  starts[one.charCodeAt(0)] = 1
  openings.add(opening(one, 0))
}

const isAlphanumeric = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** Where the longest emoticon that starts here ends, or `start` when none does. */
export function emoticonAt(text: string, start: number): number {
  const first = text.charCodeAt(start)
  if (starts[first] !== 1 || start + 1 >= text.length || !openings.has(opening(text, start))) return start
  // A letter is the eyes only when a word does not go on: "xd" yes, "xdrive" no.
  const lettered = isAlphanumeric(first)
  if (lettered && start > 0 && isAlphanumeric(text.charCodeAt(start - 1))) return start
  const limit = Math.min(MAX, text.length - start)
  for (let size = limit; size >= 2; size--) {
    const end = start + size
    if (isAlphanumeric(text.charCodeAt(end - 1)) && isAlphanumeric(text.charCodeAt(end))) continue
    if (known.has(text.slice(start, end))) return end
  }
  return start
}
