import type { Page } from '@playwright/test'
import { AdsApi } from '@starling/outside'
import { call, linkForAds } from './extension/product.ts'
import type { Place } from './places.ts'

type Credentials = {
  consumer_key: string
  consumer_secret: string
  users: { user_id: string; username: string; access_token: string; access_token_secret: string }[]
  ad_accounts: { id: string; name: string; user_id: string }[]
}

/** An ad account at the sandbox, linked to the team of whoever is signed in, and its owner's own way to X. */
export async function linkedAccount(page: Page, team: string, place: Place) {
  const sandbox = `http://127.0.0.1:${place.sandbox_port}`
  const told = (await (await fetch(`${sandbox}/control/credentials`)).json()) as Credentials
  const account = told.ad_accounts[0]!
  const owner = told.users.find(({ user_id }) => user_id === account.user_id)!
  await linkForAds(page, owner.username)
  await call(page, 'POST', `/api/teams/${team}/accounts/`, { account_id: account.id })
  const api = new AdsApi({
    base_url: sandbox,
    credentials: {
      oauth1: {
        ...{ consumer_key: told.consumer_key, consumer_secret: told.consumer_secret },
        ...{ token: owner.access_token, token_secret: owner.access_token_secret },
      },
    },
  })
  return { account, api }
}
