import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of ours as the rules see it: where it stands and what it says. */
export type SourceFile = { name: string; home: string; text: string; isTest: boolean }

/** One place that breaks a rule; empty when none does. */
export type Broken = string[]

export const sourceFile = (name: string, text: string): SourceFile => ({
  name,
  home: /^(?:apps|packages)\/([^/]+)/.exec(name)?.[1] ?? name.split('/')[0]!,
  text,
  isTest: /\.test\.tsx?$/.test(name) || name.includes('/test-kit/'),
})

export const readSources = (root: string): SourceFile[] =>
  globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => /node_modules|\/dist/.test(name),
  }).map((name) => sourceFile(name, readFileSync(path.join(root, name), 'utf8')))

export const placeOf = ({ name, text }: SourceFile, at: number): string =>
  `${name}:${text.slice(0, at).split('\n').length}`
