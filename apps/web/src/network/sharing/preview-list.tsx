import text from '../../kit/text.module.css'
import styles from './preview-list.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { SharedContact, SharingPreview as Preview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { useState } from 'react'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { count } from '../contacts/contact-words.ts'

const first = 8

const Row = ({ contact: { id, name, title, company, location, strength, freshness } }: { contact: SharedContact }) => (
  <div className={styles.row}>
    <div className={styles.who}>
      <Portrait id={id} name={name} size={32} />
      <div className={styles.words}>
        <span className={clsx(styles.name, text.clip)}>{name}</span>
        <span className={clsx(text.quiet, text.clip)}>
          {[title, company, location].filter(Boolean).join(' · ') || 'Role unknown'}
        </span>
      </div>
    </div>
    <StrengthBar className={styles.strength} strength={strength} />
    <FreshnessLabel label={freshness} />
  </div>
)

/** The rows as the teammate has them: nothing on a row comes from anywhere else. */
export const PreviewList = ({ preview: { teammate, items, shown } }: { preview: Preview }) => {
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const listed = isWhole ? items : items.slice(0, first)
  return (
    <div className={styles.list}>
      <Rows label={`What ${teammate.name} sees`} items={listed} keyOf={({ id }) => id}>
        {(contact) => <Row contact={contact} />}
      </Rows>
      <div className={styles.more}>
        {listed.length < items.length ? (
          <Button variant="default" onClick={() => setWhole(true)}>
            Show {items.length}
          </Button>
        ) : null}
        {shown > listed.length ? (
          <span className={clsx(text.small, text.quiet)}>
            The strongest {listed.length} are listed; {count(shown - listed.length)} more look the same way.
          </span>
        ) : null}
      </div>
    </div>
  )
}
