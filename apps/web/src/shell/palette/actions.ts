import type { SiteName, User } from '@starling/contract/browser'
import { LANGUAGES, type Language, type TextKey, t } from '@starling/text'
import type { Theme } from '@starling/ui'
import type { Action, KeyEvent } from '../../actions/index.ts'
import type { Site } from '../../sites/index.ts'
import { placesOf, visitorOf } from '../rail/places.ts'
import { TASK_WORDS } from '../rail/tasks.ts'

export type Situation = {
  site: Site
  site_name: SiteName
  development: boolean
  me: User | null
  /** Slug of the team a person works for now. */
  team: string | null
  /** Null where light is forced: there is nothing to choose. */
  theme: Theme | null
  language: Language
  single_keys: boolean
  mac: boolean
}
export type Doings = {
  go: (path: string) => unknown
  openSite: (site: SiteName) => unknown
  chooseLanguage: (language: Language) => unknown
  chooseTheme: (theme: Theme) => unknown
  askToSignIn: () => unknown
  signOut: () => unknown
  showPalette: () => unknown
  showShortcuts: () => unknown
  toggleRail: () => unknown
  setSingleKeys: (on: boolean) => unknown
}

/** Each in its own tongue: who needs it cannot read the other. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ja: '日本語' }
const SITE_LABELS: Record<SiteName, TextKey> = {
  team: 'Open the team dashboard',
  pro: 'Open the Targeting Toolkit',
  premium: 'Open the premium suite',
}

const plain = (key: string) => (event: KeyEvent) =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey
const withCommand = (key: string) => (event: KeyEvent) =>
  event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

export function actionsFor(situation: Situation, doings: Doings): Action[] {
  return [
    ...placeActions(situation, doings),
    ...teamActions(situation, doings),
    ...siteActions(situation, doings),
    ...settingActions(situation, doings),
  ]
}

function placeActions({ site, me, team, development }: Situation, { go }: Doings): Action[] {
  return placesOf(site, visitorOf(me, team, development)).map(({ route, to }) => ({
    id: `go:${route.path}`,
    group: 'places',
    label: t(route.name!),
    ...(route.about && { about: t(route.about) }),
    keywords: [route.name!, to, ...(route.task ? [t(TASK_WORDS[route.task].name), TASK_WORDS[route.task].name] : [])],
    run: () => go(to),
  }))
}

function teamActions({ me, team, site_name }: Situation, { go }: Doings): Action[] {
  if (!me || site_name !== 'team') return []
  return me.memberships
    .filter(({ team: { slug } }) => slug !== team)
    .map(({ team: { name, slug } }) => ({
      id: `team:${slug}`,
      group: 'teams',
      label: t('Switch to {{team}}', { team: name }),
      keywords: ['Switch team', name, slug],
      run: () => go(`/${slug}`),
    }))
}

function siteActions({ site_name }: Situation, { openSite }: Doings): Action[] {
  return (['team', 'pro', 'premium'] as const)
    .filter((name) => name !== site_name)
    .map((name) => ({
      id: `site:${name}`,
      group: 'sites',
      label: t(SITE_LABELS[name]),
      keywords: [SITE_LABELS[name]],
      run: () => openSite(name),
    }))
}

function settingActions(situation: Situation, doings: Doings): Action[] {
  const { me, theme, language, single_keys, mac } = situation
  const setting = (id: string, key: TextKey, run: () => unknown, more: Partial<Action> = {}): Action => ({
    id,
    group: 'settings',
    label: t(key),
    keywords: [key],
    run,
    ...more,
  })
  const languages = LANGUAGES.filter((each) => each !== language).map((each) => ({
    ...setting(`language:${each}`, 'Language', () => doings.chooseLanguage(each)),
    label: `${t('Language')}: ${LANGUAGE_NAMES[each]}`,
    keywords: ['Language', LANGUAGE_NAMES[each]],
  }))
  const themes =
    theme === null
      ? []
      : [
          theme === 'dark'
            ? setting('theme:light', 'Use the light theme', () => doings.chooseTheme('light'))
            : setting('theme:dark', 'Use the dark theme', () => doings.chooseTheme('dark')),
        ]
  return [
    setting('palette', 'Search', doings.showPalette, { keyTest: withCommand('k'), keys: mac ? '⌘ K' : 'Ctrl K' }),
    setting('palette:slash', 'Search', doings.showPalette, { keyTest: plain('/'), keys: '/', single_key: true }),
    ...languages,
    ...themes,
    setting('rail', 'Open or close the side bar', doings.toggleRail, {
      keyTest: plain('['),
      keys: '[',
      single_key: true,
    }),
    setting('shortcuts', 'Keyboard shortcuts', doings.showShortcuts, {
      keyTest: plain('?'),
      keys: '?',
      single_key: true,
    }),
    single_keys
      ? setting('single-keys', 'Turn single-key shortcuts off', () => doings.setSingleKeys(false))
      : setting('single-keys', 'Turn single-key shortcuts on', () => doings.setSingleKeys(true)),
    me ? setting('sign-out', 'Sign out', doings.signOut) : setting('sign-in', 'Sign in', doings.askToSignIn),
  ]
}
