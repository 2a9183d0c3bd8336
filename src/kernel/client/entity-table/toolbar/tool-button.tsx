import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'

type Passed = 'ref' | 'onClick' | 'aria-haspopup'

interface ToolButtonProps
  extends Pick<ButtonProps, 'rightSection' | 'classNames'>, Pick<ComponentPropsWithRef<'button'>, Passed> {
  /** An element for a name with its own text direction. */
  label: ReactNode
  icon: ReactNode
  /** Whether only the icon is shown; the label remains the accessible name. */
  small?: boolean
  disabled?: boolean
}

/** A button above a list. */
export function ToolButton({ label, icon, small = false, ...rest }: ToolButtonProps) {
  return (
    <Button
      variant="default"
      flex="none"
      leftSection={icon}
      {...(small && { px: 9, styles: { section: { margin: 0 } } })}
      {...(small && typeof label === 'string' && { title: label })}
      {...rest}
    >
      {small ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Button>
  )
}
