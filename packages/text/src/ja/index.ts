import { auth } from './auth.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'
import { social } from './social.ts'
import { sources } from './sources.ts'
import { teams } from './teams.ts'
import { ui } from './ui.ts'

/** A text used in two areas is declared once; a test forbids repeats, which the spread below would hide. */
export const areas = { ui, shell, auth, social, sources, teams, home, errors }

export const ja = { ...ui, ...shell, ...auth, ...social, ...sources, ...teams, ...home, ...errors }
