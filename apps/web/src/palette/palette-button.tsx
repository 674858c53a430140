import styles from './palette-button.module.css'
import { IconSearch } from '@tabler/icons-react'
import { paletteMessages } from './palette.messages.ts'

type Props = { place: 'rail' | 'top'; onOpen: () => void }

const isApple = /mac|iphone|ipad/iu.test(navigator.userAgent)

/** Opens the palette where there is no keyboard, and says the keys where there is one. */
export const PaletteButton = ({ place, onOpen }: Props) => (
  <button
    type="button"
    className={styles.paletteButton}
    data-place={place}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onOpen}
  >
    <IconSearch size={18} stroke={1.6} aria-hidden="true" />
    <span className={styles.label}>{paletteMessages.goToMore()}</span>
    <kbd aria-hidden="true">{isApple ? '⌘ K' : paletteMessages.keys()}</kbd>
  </button>
)
