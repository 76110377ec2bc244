import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { type CopyResult, copyText } from './copy-text.ts'

const COLOURS: Record<CopyResult['level'], string> = { success: 'text-good', warn: 'text-warn', error: 'text-bad' }

const SHOWN_MS = 2000 // not in the spec: long enough to read two words

/** Says the result beside itself, or through `notify` where a page has messages. */
export function CopyButton({
  content,
  label,
  copied,
  iconOnly = false,
  variant = 'secondary',
  size = 'small',
  notify,
}: {
  content: string | (() => string)
  label?: string
  copied?: string
  iconOnly?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  notify?: (text: string, options: { level: CopyResult['level'] }) => unknown
}) {
  const { t } = useText()
  const [result, setResult] = useState<CopyResult>()
  const name = label ?? t('Copy')

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), result.level === 'success' ? SHOWN_MS : SHOWN_MS * 3)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    const next = await copyText(typeof content === 'function' ? content() : content, copied)
    setResult(next)
    notify?.(next.text, { level: next.level })
  }

  const Icon = !result ? Copy : result.level === 'success' ? Check : TriangleAlert
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Button
        variant={variant}
        size={size}
        square={iconOnly}
        {...(iconOnly && { 'aria-label': name, title: name })}
        icon={<Icon size={16} strokeWidth={1.5} aria-hidden className={clsx(result && COLOURS[result.level])} />}
        onClick={copy}
      >
        {iconOnly ? null : name}
      </Button>
      {!notify && (
        <span role="status" className={clsx('text-13 empty:hidden', result && COLOURS[result.level])}>
          {result?.text}
        </span>
      )}
    </span>
  )
}
