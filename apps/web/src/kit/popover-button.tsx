import styles from './confirm-button.module.css'
import { Popover } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'

type Props = Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'type'> & {
  label: ReactNode
  /** What it opens; `close` is for what is done with it. */
  children: (close: () => void) => ReactNode
  width?: number
  position?: 'bottom-start' | 'bottom-end'
}

/** A button that opens something in place; Escape, or a click beside it, closes it. */
export const PopoverButton = ({ label, children, width = 320, position = 'bottom-end', ...button }: Props) => {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      position={position}
      width={width}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: styles.confirm }}
    >
      <Popover.Target>
        <button {...button} type="button" onClick={() => setOpened((before) => !before)}>
          {label}
        </button>
      </Popover.Target>
      <Popover.Dropdown>{children(() => setOpened(false))}</Popover.Dropdown>
    </Popover>
  )
}
