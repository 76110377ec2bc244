import type { Language } from '@starling/text/both'
import type { FastifyRequest } from 'fastify'

/** The first language of the browser that we speak. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(';q='))
    .map(([tag = '', weight = '1']) => ({ language: tag.slice(0, 2).toLowerCase(), weight: Number(weight) || 0 }))
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ language }) => language === 'en' || language === 'ja')
  return wanted?.language === 'ja' ? 'ja' : 'en'
}

const known = new WeakMap<FastifyRequest, Language>()

/** Who asks has a language of their own: a failure of the request is said in it as well. */
export const noteLanguage = (request: FastifyRequest, language: Language): void => void known.set(request, language)

export const languageFor = (request: FastifyRequest): Language =>
  known.get(request) ?? languageOf(request.headers['accept-language'])
