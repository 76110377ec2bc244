import type { Account, Call } from '../ads/call.ts'
import { CAMPAIGNS, type Campaign } from '../ads/entities/campaigns.ts'
import { LINE_ITEMS, type LineItem } from '../ads/entities/line-items.ts'
import { criteriaOf } from '../ads/entities/targeting.ts'
import { AGES } from '../ads/entities/targeting-types.ts'
import { type Html, html } from '../page/html.ts'
import { type Entries, GENDERS, OBJECTIVES, PLACEMENTS, TOKEN_FIELDS } from './fields.ts'
import { SCRIPT } from './script.ts'
import { ADS_STYLES } from './styles.ts'

type Page = { title: string; body: Html; styles: string; script?: string }

/** The ages of the form, as people read them. */
const AGE_LABELS = AGES.filter((age) => !/OVER_20|OVER_30|_19|_29|_39|20_TO|30_TO|40_TO/.test(age)).map((value) => ({
  value,
  label:
    value.replace('AGE_OVER_', '').replace('AGE_', '').replace('_TO_', ' to ') +
    (value.includes('OVER') ? ' and over' : ''),
}))

const option = ({ value, label }: { value: string; label: string }, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`

export function accountsPage(accounts: Account[]): Page {
  const body = html`<main class="reading">
    <h1>Ads</h1>
    <p class="muted">Choose an ad account. Campaigns made here are those of the Ads API.</p>
    <ul class="cards">${accounts.map(
      ({ id, name }) =>
        html`<li><a class="card" href="/ads?account=${id}"><strong>${name}</strong><span class="muted">${id}</span></a></li>`,
    )}</ul>
  </main>`
  return { title: 'Ads', body, styles: ADS_STYLES }
}

type Form = { account: Account; handle: string; entries: Entries; mistakes: string[]; campaigns: Campaign[] }

export function formPage({ account, handle, entries, mistakes, campaigns }: Form): Page {
  const body = html`<main class="ads" data-account-id="${account.id}" data-account-name="${account.name}" data-account-handle="${handle}">
  <header><h1>New campaign</h1><p class="muted">${account.name} (@${handle}), account ${account.id}. <a href="/ads">Other accounts</a></p></header>
  ${mistakes.length > 0 && html`<div class="trouble" role="alert"><ul>${mistakes.map((text) => html`<li>${text}</li>`)}</ul></div>`}
  <form id="campaign-form" method="post" action="/ads/campaigns" autocomplete="off">
    <input type="hidden" name="account" value="${account.id}">
    <fieldset><legend>Campaign</legend>
      <label>Campaign name <input name="campaign_name" value="${entries.campaign_name}" maxlength="255" required></label>
      <label>Objective <select name="objective">${OBJECTIVES.map((one) => option(one, entries.objective))}</select></label>
      <label>Daily budget <input name="daily_budget" inputmode="decimal" value="${entries.daily_budget}" required></label>
      <label>Start <input name="start_date" type="date" value="${entries.start_date}"></label>
      <label>End <input name="end_date" type="date" value="${entries.end_date}"></label>
    </fieldset>
    <fieldset><legend>Demographics</legend>
      <label>Gender <select name="gender">${GENDERS.map((one) => option(one, entries.gender))}</select></label>
      <label>Age <select name="age">${[{ value: 'AGE_ANY', label: 'All' }, ...AGE_LABELS].map((one) => option(one, entries.age))}</select></label>
    </fieldset>
    <fieldset><legend>Targeting</legend>${TOKEN_FIELDS.map(({ name, label, hint }) => tokenField(name, label, hint, entries.tokens[name]))}</fieldset>
    <fieldset class="choices"><legend>Placements</legend>${PLACEMENTS.map(
      ({ value, label }) =>
        html`<label><input type="checkbox" name="placements" value="${value}" ${(entries.placements.length === 0 || entries.placements.includes(value)) && html`checked`}> ${label}</label>`,
    )}</fieldset>
    <p class="actions"><button class="main">Save campaign</button> <span id="estimate" class="muted" role="status"></span></p>
  </form>
  <section aria-label="Campaigns"><h2>Campaigns</h2>
    ${campaigns.length === 0 && html`<p class="muted">There are none yet.</p>`}
    <ul class="cards">${campaigns.map(
      ({ id, name, entity_status }) =>
        html`<li><a class="card" href="/ads?account=${account.id}&campaign=${id}"><strong>${name}</strong><span class="muted">${id}, ${entity_status.toLowerCase()}</span></a></li>`,
    )}</ul>
  </section>
</main>`
  return { title: 'New campaign', body, styles: ADS_STYLES, script: SCRIPT }
}

function tokenField(name: string, label: string, hint: string, tokens: string[]): Html {
  return html`<div class="tokens" data-field="${name}">
    <label for="field-${name}">${label}</label>
    <ul>${tokens.map((token) => html`<li><span>${token}</span><input type="hidden" name="${name}" value="${token}"><button type="button" aria-label="Remove ${token}">×</button></li>`)}</ul>
    <input id="field-${name}" list="choices-${name}" placeholder="${hint}" aria-describedby="note-${name}">
    <datalist id="choices-${name}"></datalist>
    <p id="note-${name}" class="muted" role="status"></p>
  </div>`
}

export function campaignPage(call: Call, account: Account, campaign: Campaign): Page {
  const items = call.records
    .list<LineItem>(LINE_ITEMS.path, account.id)
    .filter(({ campaign_id, deleted }) => campaign_id === campaign.id && !deleted)
  const shown = CAMPAIGNS.show(call, campaign)
  const body = html`<main class="ads" data-campaign-id="${campaign.id}">
  <header><h1>${campaign.name}</h1><p class="muted">${account.name}, campaign ${campaign.id}, ${campaign.entity_status.toLowerCase()},
    ${String((campaign.daily_budget_amount_local_micro ?? 0) / 1_000_000)} ${String(shown.currency)} a day.
    <a href="/ads?account=${account.id}">New campaign</a></p></header>
  ${items.map(
    (item) => html`<section data-line-item-id="${item.id}"><h2>${item.name ?? item.id}</h2>
      <p class="muted">${item.objective}, ${item.placements.join(', ')}</p>
      <table><thead><tr><th>Type</th><th>Name</th><th>Value</th></tr></thead><tbody>${criteriaOf(call, item.id).map(
        (one) =>
          html`<tr data-targeting-type="${one.targeting_type}" data-targeting-value="${one.targeting_value}"><td>${one.targeting_type}</td><td>${one.name}</td><td>${one.targeting_value}</td></tr>`,
      )}</tbody></table></section>`,
  )}
</main>`
  return { title: campaign.name, body, styles: ADS_STYLES }
}
