import { COUNTRIES } from '@starling/catalog'
import {
  CREATIVE_KINDS,
  type CreativeKind,
  LONGEST_CARD_TITLE,
  LONGEST_CREATIVE_NAME,
  LONGEST_VIDEO_DESCRIPTION,
} from '@starling/contract/browser'
import { countryName } from '@starling/sections/names'
import { useText } from '@starling/text'
import { Chip, Field, Input, Select, TextBox } from '@starling/ui'
import { useMemo } from 'react'
import { AddressField } from './AddressField.tsx'
import { ChosenMedia } from './ChosenMedia.tsx'
import { type CreativeDraft, shownIn, withMedia } from './draft.ts'
import type { CreativeFieldsWritten } from './queries.ts'
import { SlidesPart } from './SlidesPart.tsx'
import { TextCount } from './TextCount.tsx'
import { KIND_WORDS } from './words.ts'

const MOST_PICTURES = 4

/** What is written of a creative. */
export function CreativeFields({
  team,
  draft,
  onChange,
}: {
  team: string
  draft: CreativeDraft
  onChange: (draft: CreativeDraft) => void
}) {
  const { t } = useText()
  const { written } = draft
  const media = shownIn(draft)
  const change = (patch: Partial<CreativeFieldsWritten>) => onChange({ ...draft, written: { ...written, ...patch } })
  const hasFilm = written.kind === 'post' && media.some(({ kind }) => kind === 'video')
  const most = written.kind === 'card' || media.some(({ kind }) => kind !== 'image') ? 1 : MOST_PICTURES
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <Line
        label={t('Name')}
        help={t('For your team; nobody else sees it.')}
        most={LONGEST_CREATIVE_NAME}
        value={written.name}
        onChange={(name) => change({ name })}
      />
      <Field label={t('Kind')}>
        {(control) => (
          <Select
            {...control}
            value={written.kind}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value as CreativeKind })}
          >
            {CREATIVE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(KIND_WORDS[kind])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Text')} help={<TextCount text={written.text} />}>
        {(control) => (
          <TextBox
            {...control}
            rows={5}
            maxLength={2000}
            value={written.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
      {written.kind === 'carousel' ? (
        <SlidesPart team={team} draft={draft} onChange={onChange} />
      ) : (
        <ChosenMedia
          team={team}
          media={media}
          most={most}
          onAdd={(added) => onChange(withMedia(draft, added, { media_ids: [...written.media_ids, added.id] }))}
          onRemove={(id) => change({ media_ids: written.media_ids.filter((one) => one !== id) })}
        />
      )}
      {written.kind === 'card' && (
        <>
          <Line
            label={t('Title')}
            most={LONGEST_CARD_TITLE}
            value={written.card_title}
            onChange={(card_title) => change({ card_title })}
          />
          <AddressField value={written.card_url} onChange={(card_url) => change({ card_url })} />
        </>
      )}
      {hasFilm && (
        <>
          <Line
            label={t('Title of the video')}
            most={LONGEST_CARD_TITLE}
            value={written.video_title}
            onChange={(video_title) => change({ video_title })}
          />
          <Line
            label={t('Description of the video')}
            most={LONGEST_VIDEO_DESCRIPTION}
            value={written.video_description}
            onChange={(video_description) => change({ video_description })}
          />
        </>
      )}
      <Countries countries={written.countries} onChange={(countries) => change({ countries })} />
    </div>
  )
}

function Line({
  label,
  help,
  most,
  value,
  onChange,
}: {
  label: string
  help?: string
  most: number
  value: string
  onChange: (value: string) => void
}) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Input
          {...control}
          maxLength={most}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function Countries({ countries, onChange }: { countries: readonly string[]; onChange: (countries: string[]) => void }) {
  const { t, language } = useText()
  const all = useMemo(
    () =>
      COUNTRIES.map((code) => ({ code, name: countryName(code, language) })).toSorted((a, b) =>
        a.name.localeCompare(b.name, language),
      ),
    [language],
  )
  return (
    <div className="grid gap-2">
      <Field label={t('Where it is to be shown')} help={t('What is usual in ads differs from country to country.')}>
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={({ currentTarget: { value } }) => value !== '' && onChange([...countries, value])}
          >
            <option value="">{t('Add a country')}</option>
            {all
              .filter(({ code }) => !countries.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {countries.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {countries.map((code) => (
            <Chip
              key={code}
              label={countryName(code, language)}
              onRemove={() => onChange(countries.filter((one) => one !== code))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
