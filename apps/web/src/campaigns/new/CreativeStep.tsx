import { useText } from '@starling/text'
import { Checkbox, Field, Input } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { boot, useQuiet } from '../../floor/index.ts'
import { Await } from '../../panels/index.ts'
import { creativesOptions } from '../queries.ts'
import type { StepProps } from './campaign-draft.ts'

const MOST_CREATIVES = 20

/** What is shown. It may be chosen later: without it nothing can be launched. */
export function CreativeStep({ draft, change }: StepProps) {
  const { t } = useText()
  const [text, setText] = useState('')
  const looked = useQuiet(text.trim())
  const query = useQuery(creativesOptions(draft.team, looked))
  const { creative_ids } = draft
  const turn = (id: string, isChosen: boolean) =>
    change({ creative_ids: isChosen ? [...creative_ids, id] : creative_ids.filter((one) => one !== id) })
  return (
    <div className="grid max-w-160 grid-cols-1 gap-4">
      <p className="text-pretty text-13 text-muted">
        {t(
          'Every ad set shows each of these; X shows more often what works. You can add them later: without any, nothing can be launched.',
        )}
      </p>
      <Field label={t('Find by name')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <Await query={query} name={`creatives ${looked}`} height="h-48">
        {(creatives) =>
          creatives.length === 0 ? (
            <p className="flex flex-wrap gap-x-3 text-13 text-muted">
              {looked === '' ? t('There is none yet.') : t('No results')}
              {looked === '' && (
                <a
                  href={new URL(`/${draft.team}/creatives`, boot.sites.team).href}
                  className="text-accent underline underline-offset-4"
                >
                  {t('Write the first creative')}
                </a>
              )}
            </p>
          ) : (
            <ul aria-label={t('Creatives')} className="grid grid-cols-1 gap-2">
              {creatives.map(({ id, name, text: words }) => {
                const isChosen = creative_ids.includes(id)
                return (
                  <li key={id}>
                    <label
                      htmlFor={`creative-${id}`}
                      className={clsx(
                        'flex cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5',
                        isChosen ? 'border-accent bg-accent/8' : 'border-line-strong bg-raised hover:border-control',
                      )}
                    >
                      <span className="flex h-[1lh] items-center">
                        <Checkbox
                          id={`creative-${id}`}
                          checked={isChosen}
                          disabled={!isChosen && creative_ids.length >= MOST_CREATIVES}
                          onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
                        />
                      </span>
                      <span className="grid min-w-0 gap-0.5">
                        <span className="wrap-break-word font-medium">{name}</span>
                        {words !== '' && (
                          <span className="wrap-break-word line-clamp-2 text-13 text-muted">{words}</span>
                        )}
                      </span>
                    </label>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Await>
    </div>
  )
}
