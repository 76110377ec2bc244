import { createClient, type Settings, WIRE, type WireCall } from '@starling/contract/browser'
import { currentLanguage } from '@starling/text'
import { boot } from './boot.ts'
import { askToConfirm } from './confirm.ts'
import { progress } from './progress.ts'
import { askToSignIn } from './sign-in.ts'

let csrf = ''

/** The token of the signed-in person's session; worthless without its cookie, and kept in memory only. */
export function setCsrf(token: string): void {
  csrf = token
}

/** While it is being asked who is signed in: what is sent with their cookie must carry their token, or is refused. */
let learning: Promise<unknown> | undefined

export function whileLearning<T>(me: Promise<T>): Promise<T> {
  const learnt = me.then(
    () => {},
    () => {},
  )
  learning = learnt
  void learnt.then(() => {
    if (learning === learnt) learning = undefined
  })
  return me
}

function headers({ who }: WireCall): Record<string, string> {
  return {
    'accept-language': currentLanguage(),
    ...(csrf ? { 'x-csrftoken': csrf } : {}),
    ...(who === 'pro' || who === 'pro_user' ? { authorization: `Token ${boot.pro_client_id}` } : {}),
  }
}

const settings: Settings = { root: '', headers, onCall: progress.watch }

export const api = createClient(WIRE, {
  ...settings,
  before: ({ method }) => (method === 'GET' ? undefined : learning),
  recover: async ({ code }) => code === 'confirm_needed' && askToConfirm(),
  onError: (error) => {
    if (error.code === 'sign_in_needed') askToSignIn()
  },
})

/** Calls for which "not signed in" is an answer and no reason to ask. */
export const quiet = createClient(
  {
    getMe: WIRE.getMe,
    logout: WIRE.logout,
    replaceMe: WIRE.replaceMe,
    loginViaToken: WIRE.loginViaToken,
    searchSocials: WIRE.searchSocials,
    explore: WIRE.explore,
    listTrendingTopics: WIRE.listTrendingTopics,
  },
  settings,
)
