import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { IconFileOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'

/** Why a file was not read, what was kept, and what to do. */
export const ImportRefused = ({ refused }: { refused: Import }) => (
  <div className={styles.refused} role="alert">
    <IconFileOff size={24} stroke={1.5} aria-hidden="true" />
    <h2>{importsMessages.refused()}</h2>
    <p>{refused.problem}</p>
    <p className={clsx(text.small, text.quiet, styles.summaryFrom)}>
      {importsMessages.refusedAbout({ file: refused.fileName })}
    </p>
  </div>
)
