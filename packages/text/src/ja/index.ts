import { analysis } from './analysis.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { lists } from './lists.ts'
import { mails } from './mails.ts'
import { methods } from './methods.ts'
import { refusals } from './refusals.ts'
import { searches } from './searches.ts'
import { sections } from './sections.ts'
import { shell } from './shell.ts'
import { social } from './social.ts'
import { sources } from './sources.ts'
import { teams } from './teams.ts'
import { trends } from './trends.ts'
import { ui } from './ui.ts'

/** A text used in two areas is declared once; a test forbids repeats, which the spread below would hide. */
export const areas = {
  ui,
  shell,
  auth,
  social,
  lists,
  sources,
  teams,
  home,
  analysis,
  mails,
  methods,
  chat,
  refusals,
  searches,
  sections,
  errors,
  trends,
}

export const ja = {
  ...ui,
  ...shell,
  ...auth,
  ...social,
  ...lists,
  ...sources,
  ...teams,
  ...home,
  ...analysis,
  ...mails,
  ...methods,
  ...chat,
  ...refusals,
  ...searches,
  ...sections,
  ...errors,
  ...trends,
}
