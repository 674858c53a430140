import text from '../../kit/text.module.css'
import styles from './preview-list.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { headlineOf } from '@wellmet/contacts/contact-fields/contact-words.rules.ts'
import type { SharedContact, SharingPreview as Preview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { useState } from 'react'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'

const first = 8

const Row = ({ contact }: { contact: SharedContact }) => (
  <div className={styles.row}>
    <div className={styles.who}>
      <Portrait id={contact.id} name={contact.name} size={32} />
      <div className={styles.words}>
        <span className={clsx(styles.name, text.clip)}>{contact.name}</span>
        <span className={clsx(text.quiet, text.clip)}>{headlineOf(contact) || kitMessages.roleUnknown()}</span>
      </div>
    </div>
    <StrengthBar className={styles.strength} strength={contact.strength} />
    <FreshnessLabel label={contact.freshness} />
  </div>
)

/** The rows as the teammate has them: nothing on a row comes from anywhere else. */
export const PreviewList = ({ preview: { teammate, items, shown } }: { preview: Preview }) => {
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const listed = isWhole ? items : items.slice(0, first)
  return (
    <div className={styles.list}>
      <Rows label={sharingMessages.whatTheySee({ name: teammate.name })} items={listed} keyOf={({ id }) => id}>
        {(contact) => <Row contact={contact} />}
      </Rows>
      <div className={styles.more}>
        {listed.length < items.length ? (
          <Button variant="default" onClick={() => setWhole(true)}>
            {sharingMessages.showAll({ count: items.length })}
          </Button>
        ) : null}
        {shown > listed.length ? (
          <span className={clsx(text.small, text.quiet)}>
            {sharingMessages.previewMore({ listed: listed.length, more: shown - listed.length })}
          </span>
        ) : null}
      </div>
    </div>
  )
}
