import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** A button of one icon. The label is its name for those who cannot see the icon, and its hint on hover. */
export function IconButton({
  label,
  children,
  title = label,
  variant = 'ghost',
  ...rest
}: Omit<ButtonProps, 'icon' | 'square' | 'aria-label'> & { label: string; children: ReactNode }) {
  return (
    <Button {...rest} variant={variant} square aria-label={label} title={title}>
      {children}
    </Button>
  )
}
