import { Modal, type ModalProps } from '@mantine/core'
import { kitMessages } from './kit.messages.ts'

/** In a file of its own, so that what is rarely asked is not loaded with every screen. */
export const Dialog = (props: ModalProps) => (
  <Modal {...props} closeButtonProps={{ 'aria-label': kitMessages.close() }} centered />
)
