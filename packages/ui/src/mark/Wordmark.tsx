import { clsx } from 'clsx'
import { Mark, type MarkProps } from './Mark.tsx'

/** The mark with the name beside it. The name of the product is the same in every language. */
export function Wordmark({ size = 28, tone, className }: Pick<MarkProps, 'size' | 'tone' | 'className'>) {
  return (
    <span className={clsx('inline-flex items-center', className)} style={{ gap: size * 0.3 }}>
      <Mark size={size} title="" {...(tone && { tone })} />
      <span
        lang="en"
        className="font-strong tracking-[-0.025em]"
        style={{ fontSize: size * 0.72, lineHeight: 1, paddingBottom: size * 0.03 }}
      >
        Starling
      </span>
    </span>
  )
}
