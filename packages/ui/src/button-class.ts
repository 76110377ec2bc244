import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  square?: boolean
  className?: string | undefined
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-control bg-raised text-text hover:border-text/60 hover:bg-text/6',
  ghost: 'border-transparent text-muted hover:bg-text/8 hover:text-text',
  danger: 'border-transparent bg-bad text-on-bad hover:bg-bad-hover',
}

const SIZES: Record<ButtonSize, { height: string; room: string; text: string }> = {
  small: { height: 'h-8', room: 'px-3', text: 'gap-1.5 text-13' },
  medium: { height: 'h-9', room: 'px-4', text: 'gap-2 text-14' },
  large: { height: 'h-11', room: 'px-5', text: 'gap-2 text-16' },
}

/** The look of a button for a link of the router. */
export function buttonClass({ variant = 'secondary', size = 'medium', square = false, className }: ButtonLook = {}) {
  const { height, room, text } = SIZES[size]
  return clsx(
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control border font-medium no-underline transition-colors',
    'aria-disabled:cursor-not-allowed pointer-coarse:min-h-10 disabled:cursor-not-allowed disabled:opacity-50',
    VARIANTS[variant],
    height,
    text,
    square ? 'aspect-square pointer-coarse:min-w-10' : room,
    className,
  )
}
