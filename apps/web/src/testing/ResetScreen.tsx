import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { FailedState } from '../errors/index.ts'
import { api } from '../floor/index.ts'

/** Starts over with the seeded people. Exists only in the build for end-to-end tests. */
export function ResetScreen() {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ['reset'],
    queryFn: () => api.resetForTests(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <main id="main" className="mx-auto grid max-w-120 gap-4 p-6">
      <h1 className="font-strong text-20">{t('Start over')}</h1>
      {error && <FailedState error={error} retry={refetch} />}
      {data ? (
        <ul aria-label={t('People')}>
          {data.people.map((person) => (
            <li key={person}>{person}</li>
          ))}
        </ul>
      ) : (
        !error && <p role="status">{t('Loading')}</p>
      )}
    </main>
  )
}
