import type { AskedQuestion } from '@starling/question'
import { fullNumber, useText } from '@starling/text'
import { Button, CopyButton, EmptyState } from '@starling/ui'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { askToSignIn } from '../floor/index.ts'
import type { Explorer } from '../question/index.ts'
import { FetchMissing } from './FetchMissing.tsx'
import { OtherWords, useOtherWords } from './OtherWords.tsx'
import { narrower, type Try, wider } from './tries.ts'
import { usePeopleFound } from './use-people-found.ts'
import type { WholeState } from './whole-state.ts'

const MOST_NAMED = 5

type Props = {
  state: WholeState
  /** As it was asked, its window fixed. */
  question: AskedQuestion
  explorer: Explorer
}

/** One page in the place of thirty sections: what is the matter, and what can be done about it with one press. */
export function WholePage({ state, question, explorer }: Props) {
  const isEmpty = state.at === 'nobody' || state.at === 'few'
  const wordings = useOtherWords(question, isEmpty)
  const { title, reason, role, tries } = useWords(state, explorer, wordings.length === 0)
  return (
    <div role={role}>
      <EmptyState
        level={2}
        title={title}
        reason={reason}
        action={
          <div className="grid gap-5">
            <OtherWords wordings={wordings} explorer={explorer} className="justify-center" />
            <div className={ACTIONS}>{tries}</div>
          </div>
        }
      />
    </div>
  )
}
const ACTIONS = 'flex flex-wrap items-center justify-center gap-2'

type Words = { title: string; reason: string; role: 'status' | 'alert'; tries: ReactNode }

function useWords(state: WholeState, explorer: Explorer, isFirst: boolean): Words {
  const { t } = useText()
  const { analysis } = explorer
  const offer = (tries: readonly Try[], isCounted: boolean) => (
    <Tries tries={tries} isCounted={isCounted} isFirst={isFirst} onTry={explorer.ask} />
  )
  switch (state.at) {
    case 'busy':
      return {
        role: 'status',
        title: t('Many people are asking right now. Your turn comes in {{seconds}} s.', { seconds: state.seconds }),
        reason: t('It will be asked by itself then. There is nothing you need to do.'),
        tries: null,
      }
    case 'offline':
      return {
        role: 'status',
        title: t('You are offline'),
        reason: t('It will be asked by itself when the connection is back.'),
        tries: null,
      }
    case 'not ready':
      return {
        role: 'status',
        title: t('The data is not ready yet'),
        reason: t(
          'It is being prepared, or a part of it cannot be reached. It will be asked by itself as soon as it can be.',
        ),
        tries: null,
      }
    case 'unreached':
      return {
        role: 'alert',
        title: t('The server cannot be reached'),
        reason: t('Check your connection and try again. Your question stays in the address.'),
        tries: <Again retry={state.retry} />,
      }
    case 'slow':
    case 'too slow':
      return {
        role: 'status',
        title: state.at === 'slow' ? t('This takes longer than usual') : t('This took too long'),
        reason:
          state.at === 'slow'
            ? t('It may still arrive. A shorter period or fewer keywords get an answer sooner.')
            : t('A shorter period or fewer keywords get an answer sooner.'),
        tries: (
          <>
            {offer(narrower(analysis), false)}
            <Correct />
            <Again retry={state.retry} />
          </>
        ),
      }
    case 'refused':
      return {
        role: 'alert',
        title: t('This question cannot be asked'),
        reason: state.failure.text,
        tries: <Correct />,
      }
    case 'failed':
      return {
        role: 'alert',
        title: t('This could not be loaded.'),
        reason: state.failure.text,
        tries: (
          <>
            <Again retry={state.retry} />
            {state.failure.request_id && (
              <CopyButton content={state.failure.request_id} label={t('Copy the request id')} />
            )}
          </>
        ),
      }
    case 'signed out':
      return {
        role: 'alert',
        title: t('Please sign in.'),
        reason: t('Sign in to run an analysis.'),
        tries: (
          <Button variant="primary" onClick={() => askToSignIn()}>
            {t('Sign in')}
          </Button>
        ),
      }
    case 'unread': {
      const { handles, post_ids } = state.missing
      const list = [...handles.map((handle) => `@${handle}`), ...post_ids].slice(0, MOST_NAMED).join(', ')
      return {
        role: 'status',
        title: t('Not imported yet: {{list}}', { list }),
        reason: t('There is no data about it here yet. You can fetch it from X.'),
        tries: (
          <>
            <Correct />
            <FetchMissing missing={state.missing} asks="analysis" />
          </>
        ),
      }
    }
    default: {
      const tries = wider(analysis)
      return {
        role: 'status',
        title: state.at === 'nobody' ? t('Nobody was found') : t('Fewer than 5 people'),
        reason:
          state.at === 'nobody'
            ? t('Nobody known here matches this question.')
            : t('With so few people individuals could be identified, so nothing is shown.'),
        tries: (
          <>
            {offer(tries, true)}
            <Correct />
          </>
        ),
      }
    }
  }
}

type TriesProps = { tries: readonly Try[]; isCounted: boolean; isFirst: boolean; onTry: Explorer['ask'] }

/** Each with how many people it finds, where that may be told and is not what takes too long. */
function Tries({ tries, isCounted, isFirst, onTry }: TriesProps) {
  const { t } = useText()
  const found = usePeopleFound(isCounted ? tries.map(({ analysis }) => analysis) : [])
  return tries.map(({ label, values, analysis }, at) => {
    const people = found[at]
    const what = t(label, values)
    return (
      <Button key={label} variant={at === 0 && isFirst ? 'primary' : 'secondary'} onClick={() => onTry(analysis)}>
        {people ? t('{{what}}: {{n}} people', { what, n: fullNumber(people) }) : what}
      </Button>
    )
  })
}

function Again({ retry }: { retry: () => unknown }) {
  const { t } = useText()
  return (
    <Button icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />} onClick={() => void retry()}>
      {t('Try again')}
    </Button>
  )
}

/** To where the question is written. */
function Correct() {
  const { t } = useText()
  return <Button onClick={() => document.getElementById('question')?.focus()}>{t('Change the question')}</Button>
}
