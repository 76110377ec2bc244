import type { PartChange, TargetingListVersion } from '@starling/contract/browser'
import {
  diffPackages,
  FIELD_WORDS,
  labelOf,
  PACKAGE_PARTS,
  type PackageChange,
  type TargetingPackage,
} from '@starling/targeting'
import { type Say, say, type TextKey } from '@starling/text'
import { settingWords } from './setting-words.ts'

/** One line of what changed; its words say all of it, the sign only helps the eye. */
export type DiffLine = { sign: 'added' | 'removed' | 'changed'; text: string }

const NAMES: Record<PartChange['part'], TextKey> = {
  ...FIELD_WORDS,
  name: 'Name',
}

/** What a version did to a part, as figures. */
export function changeWords({ part, added, removed, selected, deselected, reordered }: PartChange, { t }: Say): string {
  const steps = [
    ...(added > 0 ? [t('{{n}} added', { n: added })] : []),
    ...(removed > 0 ? [t('{{n}} removed', { n: removed })] : []),
    ...(selected > 0 ? [t('{{n}} chosen again', { n: selected })] : []),
    ...(deselected > 0 ? [t('{{n}} left out', { n: deselected })] : []),
    ...(reordered ? [t('another order')] : []),
  ]
  const name = t(NAMES[part])
  return steps.length === 0 ? t('{{part}} changed', { part: name }) : `${name}: ${steps.join(', ')}`
}

type EntryChange = Exclude<PackageChange, { change: 'set' }>
const WORDS: Record<Exclude<EntryChange['change'], 'changed'>, { sign: DiffLine['sign']; text: TextKey }> = {
  removed: { sign: 'removed', text: '{{part}}: removed {{names}}' },
  added: { sign: 'added', text: '{{part}}: added {{names}}' },
  deselected: { sign: 'removed', text: '{{part}}: left out {{names}}' },
  selected: { sign: 'added', text: '{{part}}: chosen again {{names}}' },
  moved: { sign: 'changed', text: '{{part}}: moved {{names}}' },
}
const KINDS = ['removed', 'added', 'deselected', 'selected', 'moved'] as const
const MOST_NAMED = 30

type Told = Pick<TargetingListVersion, 'name' | 'targeting_package'>
/** What differs from one version to another, in lines that a person reads: a line for each kind of change of a part. */
export function diffLines(then: Told, now: Told, { t, language }: Say): DiffLine[] {
  const [before, after] = [then.targeting_package as TargetingPackage, now.targeting_package as TargetingPackage]
  const changes = diffPackages(before, after)
  const lines: DiffLine[] =
    then.name === now.name
      ? []
      : [{ sign: 'changed', text: t('Renamed from “{{from}}” to “{{to}}”', { from: then.name, to: now.name }) }]
  for (const part of PACKAGE_PARTS) {
    const ofPart = changes.filter((one): one is EntryChange => one.change !== 'set' && one.part === part)
    for (const kind of KINDS) {
      const values = ofPart
        .filter(({ change }) => change === kind)
        .map((one) => ('entry' in one ? one.entry.value : one.key.value))
      if (values.length === 0) continue
      const names = values.slice(0, MOST_NAMED).map((value) => labelOf(part, value, language))
      const more = values.length > MOST_NAMED ? [t('{{count}} more', { count: values.length - MOST_NAMED })] : []
      const { sign, text } = WORDS[kind]
      lines.push({ sign, text: t(text, { part: t(NAMES[part]), names: [...names, ...more].join(', ') }) })
    }
  }
  for (const one of changes) {
    if (one.change !== 'set') continue
    const [from, to] = [one.before, one.after].map((value) => settingWords(one.field, value, say(language)))
    lines.push({
      sign: 'changed',
      text: t('{{part}}: {{from}} → {{to}}', { part: t(NAMES[one.field]), from: from!, to: to! }),
    })
  }
  return lines
}
