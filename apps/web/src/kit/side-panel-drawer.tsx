import styles from './side-panel.module.css'
import { Drawer } from '@mantine/core'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { kitMessages } from './kit.messages.ts'

export type SidePanelProps = {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  startsAt?: 'title' | 'field'
}

/** Details open here, beside the list they belong to; on a phone the same thing is a sheet from below. */
export const SidePanelDrawer = ({ opened, onClose, title, children, startsAt = 'title' }: SidePanelProps) => {
  // Opened one render later: a drawer that is there from the first does not know where the focus was.
  const isMounted = useMounted()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <Drawer
      opened={opened && isMounted}
      onClose={onClose}
      // Focus starts where reading starts, or at the field marked data-autofocus; not at the close button.
      title={
        startsAt === 'title' ? (
          <span tabIndex={-1} data-autofocus>
            {title}
          </span>
        ) : (
          title
        )
      }
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 480}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
      overlayProps={{ backgroundOpacity: isPhone ? 0.32 : 0.12 }}
      transitionProps={{ duration: 160, timingFunction: 'ease-out' }}
      closeButtonProps={{ 'aria-label': kitMessages.close(), size: 36 }}
    >
      {children}
    </Drawer>
  )
}
