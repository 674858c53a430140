import styles from './form-alert.module.css'
import { IconAlertCircle } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { FormTrouble } from '../api/use-form-trouble.ts'
import { kitMessages } from './kit.messages.ts'
import { richMessage } from './rich-message.ts'

/** What went wrong and belongs to no single field; stands above the button, and what was typed stays. */
export const FormAlert = ({ trouble, className }: { trouble: FormTrouble | null; className?: string | undefined }) =>
  trouble ? (
    <div className={clsx(styles.formAlert, className)} role="alert">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p>{trouble.text}</p>
        {trouble.requestId ? (
          <p className={styles.id}>{richMessage(kitMessages.requestId, { id: trouble.requestId, code: <code /> })}</p>
        ) : null}
      </div>
    </div>
  ) : null
