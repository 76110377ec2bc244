import { type AdSet, ApiError, type ListedAdSet } from '@starling/contract/browser'
import { sayPackage, type TargetingPackage } from '@starling/targeting'
import { say, useText } from '@starling/text'
import { Button, Drawer, Field, Input } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refused } from '../../errors/index.ts'
import { notify, readMoney, writeMoney } from '../../floor/index.ts'
import { Await } from '../../panels/index.ts'
import { MoneyField } from '../MoneyField.tsx'
import { adSetOptions, useAdChanges } from '../queries.ts'

/** Whom an ad set is for in words, and its own name, budget and bid. */
export function AdSetDrawer({
  adSet,
  open,
  onClose,
  isOver,
}: {
  adSet: ListedAdSet
  open: boolean
  onClose: () => void
  isOver: boolean
}) {
  const { t } = useText()
  const query = useQuery({ ...adSetOptions(adSet.id), enabled: open })
  return (
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Ad set')}>
      {open && (
        <Await query={query} name={adSet.id} height="h-64">
          {(opened) => <Opened key={opened.changed_at} adSet={opened} isOver={isOver} onClose={onClose} />}
        </Await>
      )}
    </Drawer>
  )
}

function Opened({ adSet, isOver, onClose }: { adSet: AdSet; isOver: boolean; onClose: () => void }) {
  const { t, language } = useText()
  const { changeSet } = useAdChanges()
  const [name, setName] = useState(adSet.name)
  const [budget, setBudget] = useState(writeMoney(adSet.budget_micro))
  const [bid, setBid] = useState(writeMoney(adSet.bid_micro))
  const { id, currency, changed_at, version } = adSet
  const [budget_micro, bid_micro] = [readMoney(budget, currency), readMoney(bid, currency)]
  const isWrong = name.trim() === '' || budget_micro === undefined || bid_micro === undefined
  const save = () => {
    if (isWrong) return
    return changeSet
      .mutateAsync({ id, body: { name: name.trim(), budget_micro, bid_micro, seen_changed_at: changed_at } })
      .then(
        () => {
          notify(t('{{name}} was saved.', { name: name.trim() }), 'success')
          onClose()
        },
        (error: unknown) => {
          refused(error)
          // Somebody else's is shown before it could be saved over.
          if (error instanceof ApiError && error.code === 'changed_meanwhile') onClose()
        },
      )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-label={t('Targeting')} className="grid gap-1">
        <h3 className="font-strong text-14">
          {t('Targeting')} <span className="tabular text-13 text-muted">{t('Version {{n}}', { n: version })}</span>
        </h3>
        <p className="wrap-break-word text-pretty text-14">
          {sayPackage(adSet.targeting_package as TargetingPackage, say(language))}
        </p>
      </section>
      {isOver ? null : (
        <>
          <Field label={t('Name')} required>
            {(control) => (
              <Input
                {...control}
                maxLength={200}
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            )}
          </Field>
          <MoneyField
            label={t('Budget')}
            optional
            help={t('In all. Left empty, it takes what X gives it of the campaign’s.')}
            currency={currency}
            value={budget}
            onChange={setBudget}
          />
          <MoneyField
            label={t('Bid')}
            optional
            help={t('The most for one result. Left empty, X bids by itself.')}
            currency={currency}
            value={bid}
            onChange={setBid}
          />
          <Button variant="primary" className="justify-self-start" disabled={isWrong} onClick={save}>
            {t('Save')}
          </Button>
        </>
      )}
    </div>
  )
}
