import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { IconFileOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'

/** Why a file was not read, what was kept, and what to do. */
export const ImportRefused = ({ refused }: { refused: Import }) => (
  <div className={styles.refused} role="alert">
    <IconFileOff size={24} stroke={1.5} aria-hidden="true" />
    <h2>This file could not be read</h2>
    <p>{refused.problem ?? 'It is not a file that Wellmet can read.'}</p>
    <p className={clsx(text.small, text.quiet, styles.summaryFrom)}>
      Nothing of {refused.fileName} was stored, and nothing you had was changed. From LinkedIn, choose the ZIP as it was
      sent to you, or Connections.csv from inside it.
    </p>
  </div>
)
