import styles from './imports-list.module.css'
import { IconAlertTriangle, IconCheck, IconClock, IconFileSearch, IconUpload, type Icon } from '@tabler/icons-react'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'

const icons: Record<Import['state'], Icon> = {
  uploading: IconUpload,
  waiting: IconClock,
  reading: IconFileSearch,
  done: IconCheck,
  refused: IconAlertTriangle,
}

/** The state in a word, with a sign for the eye that scans. */
export const ImportState = ({ state }: Pick<Import, 'state'>) => {
  const StateIcon = icons[state]
  return (
    <span className={styles.importState} data-state={state}>
      <StateIcon size={16} stroke={1.75} aria-hidden="true" />
      {importsMessages.stateOf({ state })}
    </span>
  )
}
