import styles from './passkey-columns.module.css'
import type { Passkey } from '@wellmet/account/passkeys/passkeys.contract.ts'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import type { Column } from '../../kit/data-table.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

export const passkeyColumns = (): readonly Column<Passkey>[] => [
  { key: 'name', header: passkeysMessages.passkey(), cell: ({ name }) => <strong>{name}</strong> },
  {
    key: 'where',
    header: passkeysMessages.whereItIs(),
    cell: ({ isBackedUp }) => (isBackedUp ? passkeysMessages.backedUp() : passkeysMessages.onOneDevice()),
  },
  {
    key: 'added',
    header: passkeysMessages.addedOn(),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgo(createdAt)}</time>,
  },
  {
    key: 'used',
    header: passkeysMessages.lastUsed(),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{formatAgo(lastUsedAt)}</time> : passkeysMessages.neverSignedIn(),
  },
  {
    key: 'actions',
    header: passkeysMessages.remove(),
    hideHeader: true,
    align: 'end',
    cell: (passkey) => (
      <span className={styles.actions}>
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} />
      </span>
    ),
  },
]
